import { findItem } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Rows } from '../settlement/tables.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { missingByItem } from './project-numbers.ts'

/** An item that the settlement has to do with, and that another catalogue calls otherwise; null where one lacks it. */
export type RenamedItem = {
  readonly itemId: ItemId
  readonly before: string | null
  readonly after: string | null
}

/** What a project misses of an item, before and after. */
export type ChangedNeed = {
  readonly itemId: ItemId
  readonly name: string
  readonly before: number
  readonly after: number
}

export type CatalogueMove = {
  readonly items: readonly RenamedItem[]
  /** Only projects that then miss something else. */
  readonly projects: readonly { readonly id: string; readonly needs: readonly ChangedNeed[] }[]
}

type Counted = { readonly ledger: LedgerCatalog; readonly rows: Rows }

/** What another catalogue changes for a settlement: its items' names, and what its projects miss (CAT-2). */
export function catalogueMove(before: Counted, after: Counted): CatalogueMove {
  const projects = [...before.rows.projects.keys()].map((id) => ({
    id,
    needs: changedNeeds(id, before, after),
  }))
  return { items: renamedItems(before, after), projects: projects.filter(({ needs }) => needs.length > 0) }
}

function renamedItems(before: Counted, after: Counted): readonly RenamedItem[] {
  return [...itemsIn(before.rows)]
    .map((itemId) => ({ itemId, before: nameIn(before, itemId), after: nameIn(after, itemId) }))
    .filter((item) => item.before !== item.after)
}

/** What lies in the stock, and what projects and tasks are about. */
function itemsIn({ stock, projectItems, standingOrders, tasks }: Rows): ReadonlySet<ItemId> {
  const asked = [...tasks.values()].flatMap(({ itemId, deletedAt }) =>
    itemId === null || deletedAt !== null ? [] : [itemId],
  )
  const wanted = [...projectItems.values()].map(({ itemId }) => itemId)
  const there = [...stock.values()].map(({ itemId }) => itemId)
  const ordered = [...standingOrders.values()].map(({ itemId }) => itemId)
  return new Set([...there, ...wanted, ...ordered, ...asked])
}

function changedNeeds(projectId: string, before: Counted, after: Counted): readonly ChangedNeed[] {
  const former = missingByItem(before.ledger, before.rows, projectId)
  const later = missingByItem(after.ledger, after.rows, projectId)
  return [...new Set([...former.keys(), ...later.keys()])]
    .map((itemId) => ({
      itemId,
      name: nameIn(after, itemId) ?? nameIn(before, itemId) ?? itemId,
      before: former.get(itemId) ?? 0,
      after: later.get(itemId) ?? 0,
    }))
    .filter((need) => need.before !== need.after)
}

function nameIn({ ledger }: Counted, itemId: ItemId): string | null {
  return findItem(ledger.catalog, itemId)?.name ?? null
}
