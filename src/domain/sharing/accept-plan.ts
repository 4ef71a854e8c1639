import { addEntry, type BuildListEntry } from '../build-list/build-list.ts'
import { allItems } from '../crafting/odds.ts'
import type { WholePlan } from '../crafting/whole-plan.ts'

/**
 * Puts a shared plan in place of the player's own (BEY-1). A plan that was shared without an inventory leaves the player's
 * inventory as it is; what is kept back is never shared, so the player's own stays.
 */
export function replacePlan(mine: WholePlan, theirs: WholePlan): WholePlan {
  return {
    // An entry that is twice in a link becomes one, as it would in the queue.
    buildList: theirs.buildList.reduce(addEntry, []),
    inventory: theirs.inventory.size > 0 ? theirs.inventory : mine.inventory,
    choices: theirs.choices,
    odds: theirs.odds,
    keptBack: mine.keptBack,
  }
}

/**
 * Adds a shared plan to the player's own (BEY-1): amounts of the same entry add up, and choices are taken for items that have
 * none yet, as are odds, but not those of their whole plan. The inventory stays the player's own.
 */
export function mergePlan(mine: WholePlan, theirs: WholePlan): WholePlan {
  return {
    buildList: theirs.buildList.reduce(addEntry, mine.buildList),
    inventory: mine.inventory,
    choices: new Map([...theirs.choices, ...mine.choices]),
    odds: new Map([...[...theirs.odds].filter(([of]) => of !== allItems), ...mine.odds]),
    keptBack: mine.keptBack,
  }
}

/** Whether `replacePlan` may remove something of the player's own plan; it counts as lost also where the other plan has the same. */
export function wouldLose(mine: WholePlan, theirs: WholePlan): boolean {
  const inventoryGoes = mine.inventory.size > 0 && theirs.inventory.size > 0
  return mine.buildList.length > 0 || mine.choices.size > 0 || mine.odds.size > 0 || inventoryGoes
}

/** Whether two plans are equal; the order of inventory and choices does not matter. */
export function isSamePlan(a: WholePlan, b: WholePlan): boolean {
  return (
    JSON.stringify(a.buildList.map(row)) === JSON.stringify(b.buildList.map(row)) &&
    sameEntries(a.inventory, b.inventory) &&
    sameEntries(a.choices, b.choices) &&
    sameEntries(a.odds, b.odds) &&
    sameEntries(a.keptBack, b.keptBack)
  )
}

function row({ itemId, quantity, recipeIndex }: BuildListEntry) {
  return [itemId, quantity, recipeIndex]
}

function sameEntries<Value>(a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): boolean {
  return (
    a.size === b.size && [...a].every(([id, value]) => JSON.stringify(b.get(id)) === JSON.stringify(value))
  )
}
