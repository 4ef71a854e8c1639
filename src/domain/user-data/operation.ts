import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'

/** A queue entry's name: there is one per item and recipe (CAL-5). */
export type EntryKey = { readonly itemId: ItemId; readonly recipeIndex: number }

/**
 * One change of a user document (SAVE-4, design § 7). Each says what was meant, so that changes of several devices can
 * become one: what was added is added to whatever stands there by then, what was typed stands, and nothing is deleted
 * that its sender did not name.
 */
export type Operation =
  /** Plus and minus, a step ticked off, a list added: commutes, and never goes below zero. */
  | { readonly op: 'inv.add'; readonly itemId: ItemId; readonly amount: number }
  /** A typed amount, from 1 on. */
  | { readonly op: 'inv.set'; readonly itemId: ItemId; readonly quantity: number }
  | { readonly op: 'inv.remove'; readonly itemId: ItemId }
  /** Empties what the player saw, and only that. */
  | { readonly op: 'inv.clear'; readonly itemIds: readonly ItemId[] }
  | ({ readonly op: 'queue.add'; readonly quantity: number } & EntryKey)
  | ({ readonly op: 'queue.setQty'; readonly quantity: number } & EntryKey)
  | { readonly op: 'queue.setRecipe'; readonly itemId: ItemId; readonly from: number; readonly to: number }
  | ({ readonly op: 'queue.remove' } & EntryKey)
  | { readonly op: 'queue.clear'; readonly entries: readonly EntryKey[] }
  /** null goes back to the catalogue's default. */
  | { readonly op: 'choice.set'; readonly itemId: ItemId; readonly choice: Choice | null }
