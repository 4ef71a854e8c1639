import { type Catalog, findItem } from '../../catalog/catalog.ts'
import type { ItemId } from '../../catalog/item.ts'
import { type Refused, refused } from '../act-refusal.ts'
import type { ProjectItem, Ways } from '../ledger-rows.ts'
import { ledgerLimits } from '../limits.ts'

export type AskedItem = {
  readonly itemId: ItemId
  readonly quantity: number
  readonly recipeIndex?: number | undefined
}

/** The project's new and changed rows after items are added; the quantity goes up where an item is there by the same recipe. */
export function addItems(
  there: readonly ProjectItem[],
  asked: readonly AskedItem[],
  { projectId, ways, catalog, actId, now }: Adding,
): { readonly items: readonly ProjectItem[] } | Refused {
  const known = new Map(there.map((row) => [sortOf(row), row]))
  const changed = new Map<string, ProjectItem>()
  for (const { itemId, quantity, recipeIndex: chosen } of asked) {
    const item = findItem(catalog, itemId)
    if (!item) return refused('no-item')
    // A way that is a number is the index of a recipe; without a recipe that was chosen the first one is meant.
    const way = ways[itemId]
    const recipeIndex = chosen ?? (typeof way === 'number' ? way : 0)
    if (recipeIndex > 0 && !item.recipes[recipeIndex]) return refused('no-recipe')
    const sort = sortOf({ itemId, recipeIndex })
    const before = changed.get(sort) ?? known.get(sort)
    const row = before ?? {
      projectId,
      id: nthId(actId, changed.size),
      itemId,
      quantity: 0,
      recipeIndex,
      finished: 0,
      addedAt: now,
    }
    if (row.quantity + quantity > ledgerLimits.amount) return refused('quantity-too-large')
    changed.set(sort, { ...row, quantity: row.quantity + quantity })
  }
  const all = new Set([...known.keys(), ...changed.keys()])
  if (all.size > ledgerLimits.itemsOfProject) return refused('too-many-project-items')
  return { items: [...changed.values()] }
}

type Adding = {
  readonly projectId: string
  readonly ways: Ways
  readonly catalog: Catalog
  /** A new row gets an id counted on from this one by its place among the rows that change: the first the act's own. */
  readonly actId: string
  readonly now: string
}

/** A project has one row for each of these: an item by one recipe. */
function sortOf({ itemId, recipeIndex }: Pick<ProjectItem, 'itemId' | 'recipeIndex'>): string {
  return `${itemId}:${recipeIndex}`
}

/** An id for each row of one act: the act's own with its last digits counted on. */
function nthId(actId: string, n: number): string {
  if (n === 0) return actId
  const last = (Number.parseInt(actId.slice(-4), 16) + n) % 0x1_0000
  return actId.slice(0, -4) + last.toString(16).padStart(4, '0')
}
