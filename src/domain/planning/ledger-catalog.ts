import type { Catalog } from '../catalog/catalog.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice, Choices } from '../crafting/choice.ts'
import { orderForSelection, type RecipeOrder, recipeOrder } from '../crafting/recipe-order.ts'
import { selectRecipes } from '../crafting/selection.ts'
import type { Project, Way, Ways } from '../settlement/ledger-rows.ts'
import type { Rows } from '../settlement/tables.ts'
import type { KnownLineUp } from './line-up.ts'
import type { ProjectPlan } from './project-plan.ts'

/** A catalogue made ready for the ledger: the order of its items is found once, plans of projects are kept. */
export type LedgerCatalog = {
  readonly catalog: Catalog
  readonly order: RecipeOrder
  /** The recipes in use, and the order of the items, where a project has chosen no ways of its own. */
  readonly defaults: Selection
  /** Turns of items that the catalogue lacks: after all that it has. */
  readonly unknown: Map<ItemId, number>
  readonly plans: WeakMap<Project, ProjectPlan>
  /** The line-up last made for each table of tasks. */
  readonly lineUps: WeakMap<Rows['tasks'], KnownLineUp>
}

export type Selection = { readonly selected: Int32Array; readonly order: RecipeOrder }

export function createLedgerCatalog(catalog: Catalog): LedgerCatalog {
  const order = recipeOrder(catalog.graph)
  return {
    catalog,
    order,
    defaults: select(catalog, order, {}),
    unknown: new Map(),
    plans: new WeakMap(),
    lineUps: new WeakMap(),
  }
}

/** The recipes and the order of items that a project's ways lead to. */
export function selectionOf({ catalog, order, defaults }: LedgerCatalog, ways: Ways): Selection {
  return Object.keys(ways).length === 0 ? defaults : select(catalog, order, ways)
}

/**
 * When the walk, which shares the stock out item by item, comes to an item: products before ingredients. Items that are made from each
 * other in a circle have the same turn; an item that the catalogue lacks has one of its own, after all others.
 */
export function turnOf({ catalog, order, unknown }: LedgerCatalog, itemId: ItemId): number {
  const item = catalog.indexById.get(itemId)
  if (item !== undefined) return order.loopStart[item]!
  const known = unknown.get(itemId)
  if (known !== undefined) return known
  // `ids` also has those that recipes name and no item has; each of them has a turn, so the unknown ones come after all of `ids`.
  const next = catalog.ids.length + unknown.size
  unknown.set(itemId, next)
  return next
}

function select(catalog: Catalog, base: RecipeOrder, ways: Ways): Selection {
  const selected = selectRecipes(catalog.graph, catalog.indexById, choicesOf(ways))
  return { selected, order: orderForSelection(base, catalog.graph, selected) }
}

/** A project's ways as the calculator's choices. */
export function choicesOf(ways: Ways): Choices {
  return new Map(Object.entries(ways).map(([itemId, way]) => [itemId as ItemId, choiceOf(way)]))
}

/** Choices of the calculator as projects keep them. */
export function waysFrom(choices: Choices): Ways {
  return Object.fromEntries([...choices].map(([itemId, choice]) => [itemId, wayOf(choice)]))
}

/** A way as projects keep it. */
export function wayOf(choice: Choice): Way {
  return choice.source === 'craft' ? choice.recipeIndex : choice.source
}

function choiceOf(way: Way): Choice {
  return typeof way === 'number' ? { source: 'craft', recipeIndex: way } : { source: way }
}
