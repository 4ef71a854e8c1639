import type { ItemId } from '../catalog/item.ts'
import type { OddsKey } from '../crafting/odds.ts'
import type { EntryKey } from './operation.ts'
import type { UserDocument } from './user-document.ts'

/** Names one row of a user document: an inventory item, a queue entry, a choice, odds, or what is kept back. Rows are merged one by one. */
export type DocumentKey = string

export function stockKey(itemId: ItemId): DocumentKey {
  return `stock ${itemId}`
}

export function entryKey({ itemId, recipeIndex }: EntryKey): DocumentKey {
  return `entry ${recipeIndex} ${itemId}`
}

export function choiceKey(itemId: ItemId): DocumentKey {
  return `choice ${itemId}`
}

export function oddsKey(itemId: OddsKey): DocumentKey {
  return `odds ${itemId}`
}

export function keptBackKey(itemId: ItemId): DocumentKey {
  return `kept ${itemId}`
}

/** The row that a key names. */
export type KeyedRow =
  | { readonly part: 'inventory'; readonly itemId: ItemId }
  | { readonly part: 'choices'; readonly itemId: ItemId }
  | { readonly part: 'odds'; readonly itemId: OddsKey }
  | { readonly part: 'keptBack'; readonly itemId: ItemId }
  | ({ readonly part: 'buildList' } & EntryKey)

/** The row that a key names; undefined for other keys, such as the settlement's in documents of earlier releases. */
export function rowOf(key: DocumentKey): KeyedRow | undefined {
  const [, kind, recipeIndex, id] = /^(stock|choice|odds|kept|entry (\d+)) (.*)$/.exec(key) ?? []
  if (kind === undefined) return undefined
  const itemId = id as ItemId
  if (kind === 'stock') return { part: 'inventory', itemId }
  if (kind === 'choice') return { part: 'choices', itemId }
  if (kind === 'odds') return { part: 'odds', itemId }
  if (kind === 'kept') return { part: 'keptBack', itemId }
  return { part: 'buildList', itemId, recipeIndex: Number(recipeIndex) }
}

/** Every row of a document that operations can change, by key. */
export function valuesByKey(document: UserDocument): ReadonlyMap<DocumentKey, unknown> {
  return new Map<DocumentKey, unknown>([
    ...Array.from(document.inventory, ([itemId, quantity]) => [stockKey(itemId), quantity] as const),
    ...document.buildList.map((entry) => [entryKey(entry), entry.quantity] as const),
    ...Array.from(document.choices, ([itemId, choice]) => [choiceKey(itemId), choice] as const),
    ...Array.from(document.odds, ([itemId, odds]) => [oddsKey(itemId), odds] as const),
    ...Array.from(document.keptBack, ([itemId, quantity]) => [keptBackKey(itemId), quantity] as const),
  ])
}
