import { maxQuantity } from '../build-list/build-list.ts'
import type { PlanInput } from '../crafting/plan.ts'
import { choicesOf } from './ledger-catalog.ts'
import { stillAsked } from './project-plan.ts'
import { rowsOfProject } from './rows-of-project.ts'
import type { LedgerRows } from './walk.ts'

/**
 * A project as the calculator would plan it (BEY-2): its items as a queue, what it holds as the inventory, its ways as
 * the choices. Tasks made by hand are not in it. Nothing is queued where the project is not there.
 */
export function projectQueue(rows: LedgerRows, projectId: string): PlanInput {
  const buildList = rowsOfProject(rows.projectItems, projectId).flatMap((item) => {
    const quantity = Math.min(maxQuantity, stillAsked(item))
    return quantity > 0 ? [{ itemId: item.itemId, quantity, recipeIndex: item.recipeIndex }] : []
  })
  const held = rowsOfProject(rows.allotments, projectId)
  const inventory = new Map(held.map(({ itemId, amount }) => [itemId, amount]))
  return { buildList, inventory, choices: choicesOf(rows.projects.get(projectId)?.ways ?? {}) }
}
