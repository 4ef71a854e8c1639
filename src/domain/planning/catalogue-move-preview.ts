import { findItem } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import { type ChosenRecipes, goneChosen, type PutAway } from '../settlement/chosen-recipes.ts'
import type { Rows } from '../settlement/tables.ts'
import type { LedgerCatalog } from './ledger-catalog.ts'
import { freeStock, missingByItem, numbersOf } from './project-numbers.ts'
import { rowsOfProject } from './rows-of-project.ts'
import { settledOrders } from './standing-orders.ts'

/** An item of the settlement that another catalogue calls otherwise; a name is null where that catalogue lacks the item. */
export type RenamedItem = {
  readonly itemId: ItemId
  readonly before: string | null
  readonly after: string | null
}

/** What a project or a standing order misses of an item, before and after. */
export type ChangedNeed = {
  readonly itemId: ItemId
  readonly name: string
  readonly before: number
  readonly after: number
}

/** A place where recipes are chosen that another catalogue lacks; after the move the first recipe is used there. */
export type GoneRecipes = {
  /** `ended` is a project that was archived or deleted, or a template that was deleted. */
  readonly where: 'project' | 'ended' | 'template'
  readonly name: string
  /** The names of the items. */
  readonly items: readonly string[]
}

export type CatalogueMovePreview = {
  readonly items: readonly RenamedItem[]
  /** Only projects that miss something else after the move. */
  readonly projects: readonly { readonly id: string; readonly needs: readonly ChangedNeed[] }[]
  /** Standing orders that miss something else after the move, by their item. */
  readonly orders: readonly {
    readonly itemId: ItemId
    readonly name: string
    readonly needs: readonly ChangedNeed[]
  }[]
  readonly gone: readonly GoneRecipes[]
}

type Counted = { readonly ledger: LedgerCatalog; readonly rows: Rows }

/**
 * What another catalogue changes for a settlement: its items' names, what its projects and standing orders miss, and which chosen
 * recipes are gone (CAT-2, BEY-18).
 */
export function catalogueMovePreview(
  before: Counted & { readonly putAway: PutAway },
  after: Counted,
): CatalogueMovePreview {
  const projects = [...before.rows.projects.keys()].map((id) => ({
    id,
    needs: changedNeeds(
      { ...before, missing: missingByItem(before.ledger, before.rows, id) },
      { ...after, missing: missingByItem(after.ledger, after.rows, id) },
    ),
  }))
  return {
    items: renamedItems(before, after),
    projects: projects.filter(({ needs }) => needs.length > 0),
    orders: ordersThatChange(before, after),
    gone: goneRecipes(before, after),
  }
}

/** `putAway`: the ended projects and the templates. They are not among the rows, but name recipes too. */
function goneRecipes(
  before: Counted & { readonly putAway: PutAway },
  after: Counted,
): readonly GoneRecipes[] {
  const move = { from: before.ledger.catalog, to: after.ledger.catalog }
  const { rows, putAway } = before
  const goneIn = (where: GoneRecipes['where'], name: string, chosen: ChosenRecipes) => {
    const items = goneChosen(move, chosen).map((itemId) => nameIn(before, itemId) ?? itemId)
    return items.length > 0 ? [{ where, name, items }] : []
  }
  return [
    ...[...rows.projects.values()].flatMap(({ id, name, ways }) =>
      goneIn('project', name, { items: rowsOfProject(rows.projectItems, id), ways }),
    ),
    ...putAway.ended.flatMap((project) => goneIn('ended', project.name, project)),
    ...putAway.templates.flatMap(({ name, outline, deletedAt }) =>
      goneIn(deletedAt === null ? 'template' : 'ended', name, outline),
    ),
  ]
}

function ordersThatChange(before: Counted, after: Counted): CatalogueMovePreview['orders'] {
  const former = missingOfOrders(before)
  return [...missingOfOrders(after)].flatMap(([itemId, missing]) => {
    const needs = changedNeeds({ ...before, missing: former.get(itemId) }, { ...after, missing })
    return needs.length > 0 ? [{ itemId, name: anyName(itemId, before, after), needs }] : []
  })
}

function missingOfOrders({ ledger, rows }: Counted): ReadonlyMap<ItemId, ReadonlyMap<ItemId, number>> {
  const settled = settledOrders(ledger, rows, (itemId) => freeStock(rows, itemId))
  return new Map(
    settled.map(({ order, walk }) => [
      order.itemId,
      new Map(numbersOf(walk).map(({ itemId, missing }) => [itemId, missing])),
    ]),
  )
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

type Missing = Counted & { readonly missing?: ReadonlyMap<ItemId, number> | undefined }

function changedNeeds(before: Missing, after: Missing): readonly ChangedNeed[] {
  const former = before.missing ?? new Map<ItemId, number>()
  const later = after.missing ?? new Map<ItemId, number>()
  return [...new Set([...former.keys(), ...later.keys()])]
    .map((itemId) => ({
      itemId,
      name: anyName(itemId, before, after),
      before: former.get(itemId) ?? 0,
      after: later.get(itemId) ?? 0,
    }))
    .filter((need) => need.before !== need.after)
}

function anyName(itemId: ItemId, before: Counted, after: Counted): string {
  return nameIn(after, itemId) ?? nameIn(before, itemId) ?? itemId
}

function nameIn({ ledger }: Counted, itemId: string): string | null {
  return findItem(ledger.catalog, itemId)?.name ?? null
}
