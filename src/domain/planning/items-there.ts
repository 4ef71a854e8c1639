import type { ItemId } from '../catalog/item.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { numbersOf, shownProject } from './project-numbers.ts'
import { rowsOfProject } from './rows-of-project.ts'
import type { LedgerRows } from './walk.ts'

/** An item that a project is to have in the end: how much of it, and how much of that is there. */
export type ItemThere = { readonly itemId: ItemId; readonly wanted: number; readonly there: number }

/**
 * The items of a project, each once, in the order in which they were added. What the project's crafts miss of an item is taken off it
 * as well, so all of it counts as there only once the crafts have theirs too.
 */
export function itemsThere(ledger: LedgerCatalog, rows: LedgerRows, projectId: string): readonly ItemThere[] {
  const project = shownProject(ledger, rows, projectId)
  if (!project) return []
  const missing = new Map(numbersOf(project).map((numbers) => [numbers.itemId, numbers.missing]))
  const wanted = new Map<ItemId, number>()
  for (const { itemId, quantity } of rowsOfProject(rows.projectItems, projectId))
    wanted.set(itemId, (wanted.get(itemId) ?? 0) + quantity)
  return Array.from(wanted, ([itemId, amount]) => ({
    itemId,
    wanted: amount,
    there: Math.max(0, amount - (missing.get(itemId) ?? 0)),
  }))
}
