import { addEntry } from '../build-list/build-list.ts'
import type { PlanInput } from '../crafting/plan.ts'

/**
 * Somebody's plan in place of one's own (BEY-1). Whoever shares a plan without an inventory says nothing about what
 * one owns, so one's own stays.
 */
export function replacePlan(mine: PlanInput, theirs: PlanInput): PlanInput {
  return {
    // An entry that stands twice in a link becomes one, as it would in the queue.
    buildList: theirs.buildList.reduce(addEntry, []),
    inventory: theirs.inventory.size > 0 ? theirs.inventory : mine.inventory,
    choices: theirs.choices,
  }
}

/** Whether anything of one's own would be gone after `replacePlan`. */
export function wouldLose(mine: PlanInput, theirs: PlanInput): boolean {
  const inventoryGoes = mine.inventory.size > 0 && theirs.inventory.size > 0
  return mine.buildList.length > 0 || mine.choices.size > 0 || inventoryGoes
}

/** Whether two plans say the same, whatever the order of what they own and choose. */
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
