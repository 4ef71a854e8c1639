import { type Catalog, itemName } from '#domain/catalog/catalog'
import { freeStock } from '#domain/planning/project-numbers'
import type { LedgerRows } from '#domain/planning/walk'
import type { Line } from '#domain/settlement/contribution'
import { usualMaterials } from '#domain/settlement/usual-materials'
import { deliverText } from '../../messages/deliver-text.ts'
import type { ListedTask } from '../listed-tasks.ts'

/** What a delivery usually uses up of the stock; empty where nothing is crafted. */
export type Materials = {
  readonly lines: readonly Line[]
  /** How much of them the stock lacks: what the task's project does not hold and is not free either. */
  readonly lacking: readonly Line[]
}

/** The materials for that many pieces of a task's item, and what of them the stock lacks for it (CON-1). */
export function materialsFor(
  rows: LedgerRows,
  { recipe, task }: Pick<ListedTask, 'recipe' | 'task'>,
  amount: number,
): Materials {
  const lines = recipe === null ? [] : usualMaterials(recipe, amount)
  const lacking = lines.flatMap(({ itemId, quantity }) => {
    // A task without a project finds no row here, since no key begins with null.
    const held = rows.allotments.get(`${task.projectId}:${itemId}`)?.amount ?? 0
    const lacks = quantity - held - freeStock(rows, itemId)
    return lacks > 0 ? [{ itemId, quantity: lacks }] : []
  })
  return { lines, lacking }
}

/** The materials that are used unless somebody says otherwise: all of them where the stock holds all, else none. */
export function materialsByDefault({ lines, lacking }: Materials): readonly Line[] {
  return lacking.length === 0 ? lines : []
}

/** '40 Unfired Simple Brick and 40 Simple Wood Log'. */
export function lineWords(catalog: Catalog, lines: readonly Line[]): string {
  const words = lines.map(({ itemId, quantity }) =>
    deliverText.materials.amount(quantity, itemName(catalog, itemId)),
  )
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
