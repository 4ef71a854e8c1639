import { addEntry } from '../build-list/build-list.ts'
import type { PlanInput } from '../crafting/plan.ts'

/**
 * Somebody's plan added to one's own (BEY-1): amounts of the same entry add up, choices fill in where one has none.
 * The inventory stays one's own, because what a friend owns is not what one owns.
 */
export function mergePlan(mine: PlanInput, theirs: PlanInput): PlanInput {
  return {
    buildList: theirs.buildList.reduce(addEntry, mine.buildList),
    inventory: mine.inventory,
    choices: new Map([...theirs.choices, ...mine.choices]),
  }
}
