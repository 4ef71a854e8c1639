import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import type { Odds, OddsKey } from '../crafting/odds.ts'

/** Names a queue entry: there is one per item and recipe (CAL-5). */
export type EntryKey = { readonly itemId: ItemId; readonly recipeIndex: number }

/**
 * One change of a user document (SAVE-4, decision 9). It says what the user meant, so that changes of several devices can be
 * merged: an addition is added to whatever amount is there by then, a typed amount is set, and nothing is deleted that the
 * operation does not name.
 */
export type PlainOperation =
  /** Plus and minus, a step ticked off, a list added. Additions commute; an amount never goes below zero. */
  | { readonly op: 'inv.add'; readonly itemId: ItemId; readonly amount: number }
  /** A typed amount, at least 1. */
  | { readonly op: 'inv.set'; readonly itemId: ItemId; readonly quantity: number }
  | { readonly op: 'inv.remove'; readonly itemId: ItemId }
  /** Removes the items that the user saw, and only those. */
  | { readonly op: 'inv.clear'; readonly itemIds: readonly ItemId[] }
  | ({ readonly op: 'queue.add'; readonly quantity: number } & EntryKey)
  | ({ readonly op: 'queue.setQty'; readonly quantity: number } & EntryKey)
  | { readonly op: 'queue.setRecipe'; readonly itemId: ItemId; readonly from: number; readonly to: number }
  | ({ readonly op: 'queue.remove' } & EntryKey)
  | { readonly op: 'queue.clear'; readonly entries: readonly EntryKey[] }
  /** null goes back to the catalogue's default. */
  | { readonly op: 'choice.set'; readonly itemId: ItemId; readonly choice: Choice | null }
  /** null goes back to the plan's odds, or to the average. */
  | { readonly op: 'odds.set'; readonly itemId: OddsKey; readonly odds: Odds | null }
  /** 0 keeps nothing back. */
  | { readonly op: 'keptBack.set'; readonly itemId: ItemId; readonly quantity: number }

/**
 * The plan counts with another version of the catalogue from here on: `operations` give its chosen recipes their numbers there
 * (BEY-14). It is a batch of its own, made on a document that its sender knows whole.
 */
export type CatalogueMove = {
  readonly op: 'catalogue.move'
  readonly from: string
  readonly to: string
  readonly operations: readonly PlainOperation[]
}

export type Operation = PlainOperation | CatalogueMove
