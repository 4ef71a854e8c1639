import { addEntry } from '../build-list/build-list.ts'
import type { PlanInput } from '../crafting/plan.ts'

/**
 * Puts a shared plan in place of the player's own (BEY-1). A plan that was shared without an inventory leaves the player's
 * inventory as it is.
 */
export function replacePlan(mine: PlanInput, theirs: PlanInput): PlanInput {
  return {
    // An entry that is twice in a link becomes one, as it would in the queue.
    buildList: theirs.buildList.reduce(addEntry, []),
    inventory: theirs.inventory.size > 0 ? theirs.inventory : mine.inventory,
    choices: theirs.choices,
  }
}

/**
 * Adds a shared plan to the player's own (BEY-1): amounts of the same entry add up, and choices are taken for items that have
 * none yet. The inventory stays the player's own.
 */
export function mergePlan(mine: PlanInput, theirs: PlanInput): PlanInput {
  return {
    buildList: theirs.buildList.reduce(addEntry, mine.buildList),
    inventory: mine.inventory,
    choices: new Map([...theirs.choices, ...mine.choices]),
  }
}

/** Whether `replacePlan` would remove anything of the player's own plan. */
export function wouldLose(mine: PlanInput, theirs: PlanInput): boolean {
  const inventoryGoes = mine.inventory.size > 0 && theirs.inventory.size > 0
  return mine.buildList.length > 0 || mine.choices.size > 0 || inventoryGoes
}

/** Whether two plans are equal; the order of inventory and choices does not matter. */
export function isSamePlan(a: PlanInput, b: PlanInput): boolean {
  return (
    JSON.stringify(a.buildList.map(row)) === JSON.stringify(b.buildList.map(row)) &&
    sameEntries(a.inventory, b.inventory) &&
    sameEntries(a.choices, b.choices)
  )
}

function row({ itemId, quantity, recipeIndex }: PlanInput['buildList'][number]) {
  return [itemId, quantity, recipeIndex]
}

function sameEntries<Value>(a: ReadonlyMap<string, Value>, b: ReadonlyMap<string, Value>): boolean {
  return (
    a.size === b.size && [...a].every(([id, value]) => JSON.stringify(b.get(id)) === JSON.stringify(value))
  )
}
