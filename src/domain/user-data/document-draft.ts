import {
  addEntry,
  maxQuantity,
  removeEntry,
  setEntryQuantity,
  setEntryRecipe,
} from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import type { Odds, OddsKey } from '../crafting/odds.ts'
import { planParts } from '../crafting/whole-plan.ts'
import { choiceKey, type DocumentKey, entryKey, keptBackKey, oddsKey, stockKey } from './document-key.ts'
import type { EntryKey } from './operation.ts'
import { isSameJson } from './same-json.ts'
import type { Loss } from './trail.ts'
import type { UserDocument } from './user-document.ts'

/** A document while operations are applied to it. Each part is copied once, when it is first written. */
export type DocumentDraft = {
  readonly from: UserDocument
  now: UserDocument
  /** The rows changed so far. */
  readonly changes: Map<DocumentKey, Loss>
  /** Rows that were set without knowing the value that another device had set. */
  readonly overridden: Set<DocumentKey>
}

export function openDraft(document: UserDocument): DocumentDraft {
  return { from: document, now: document, changes: new Map(), overridden: new Set() }
}

/** The document with all changes; the same object as before if the changes cancel each other out. */
export function closeDraft({ from, now }: DocumentDraft): UserDocument {
  const next: UserDocument = {
    inventory: isSameMap(from.inventory, now.inventory) ? from.inventory : now.inventory,
    buildList: isSameJson(from.buildList, now.buildList) ? from.buildList : now.buildList,
    choices: isSameMap(from.choices, now.choices) ? from.choices : now.choices,
    odds: isSameMap(from.odds, now.odds) ? from.odds : now.odds,
    keptBack: isSameMap(from.keptBack, now.keptBack) ? from.keptBack : now.keptBack,
    settlement: from.settlement,
  }
  return planParts.every((part) => next[part] === from[part]) ? from : next
}

/** Sets an amount, at most 10^9; zero or less removes the item. */
export function setStock(draft: DocumentDraft, itemId: ItemId, quantity: number, loss: Loss = {}): void {
  const { from, now } = draft
  const whole = Math.max(0, Math.min(maxQuantity, quantity))
  if (whole === (now.inventory.get(itemId) ?? 0)) return
  const inventory = now.inventory === from.inventory ? new Map(now.inventory) : now.inventory
  if (whole > 0) (inventory as Map<ItemId, number>).set(itemId, whole)
  else (inventory as Map<ItemId, number>).delete(itemId)
  draft.now = { ...now, inventory }
  draft.changes.set(stockKey(itemId), loss)
}

export function removeStock(draft: DocumentDraft, itemId: ItemId): void {
  setStock(draft, itemId, 0, { held: draft.now.inventory.get(itemId) ?? 0 })
}

/** The entry's quantity; 0 if it is not queued. */
export function queued({ now }: DocumentDraft, key: EntryKey): number {
  return now.buildList[placeOf(now, key)]?.quantity ?? 0
}

/** Sets the entry's quantity, at least 1; queues it if it is not queued yet. */
export function setQueued(draft: DocumentDraft, key: EntryKey, quantity: number): void {
  const { itemId, recipeIndex } = key
  const at = placeOf(draft.now, key)
  const before = draft.now.buildList
  const buildList =
    at < 0 ? addEntry(before, { itemId, recipeIndex, quantity }) : setEntryQuantity(before, at, quantity)
  if (buildList === before) return
  draft.now = { ...draft.now, buildList }
  draft.changes.set(entryKey(key), {})
}

export function removeQueued(draft: DocumentDraft, key: EntryKey): void {
  const at = placeOf(draft.now, key)
  if (at < 0) return
  draft.changes.set(entryKey(key), { held: queued(draft, key) })
  draft.now = { ...draft.now, buildList: removeEntry(draft.now.buildList, at) }
}

/** Moves an entry to another recipe; if the item is already queued by that recipe, the two become one. */
export function moveQueued(draft: DocumentDraft, key: EntryKey, to: number): void {
  const at = placeOf(draft.now, key)
  if (at < 0 || key.recipeIndex === to) return
  draft.changes.set(entryKey(key), { held: queued(draft, key), movedTo: to })
  draft.changes.set(entryKey({ ...key, recipeIndex: to }), {})
  draft.now = { ...draft.now, buildList: setEntryRecipe(draft.now.buildList, at, to) }
}

export function setChoice(draft: DocumentDraft, itemId: ItemId, choice: Choice | null): void {
  const choices = withRow(draft.now.choices, draft.from.choices, itemId, choice)
  if (choices) change(draft, { choices }, choiceKey(itemId))
}

export function setOdds(draft: DocumentDraft, itemId: OddsKey, value: Odds | null): void {
  const odds = withRow(draft.now.odds, draft.from.odds, itemId, value)
  if (odds) change(draft, { odds }, oddsKey(itemId))
}

/** Sets how much of an item is kept back, at most 10^9; zero or less keeps nothing back. */
export function setKeptBack(draft: DocumentDraft, itemId: ItemId, quantity: number): void {
  const whole = Math.max(0, Math.min(maxQuantity, quantity))
  const keptBack = withRow(draft.now.keptBack, draft.from.keptBack, itemId, whole || null)
  if (keptBack) change(draft, { keptBack }, keptBackKey(itemId))
}

function change(draft: DocumentDraft, part: Partial<UserDocument>, key: DocumentKey): void {
  draft.now = { ...draft.now, ...part }
  draft.changes.set(key, {})
}

/** The map with another value, copied where it is still the document's own; null where nothing changes. */
function withRow<Key, Value>(
  now: ReadonlyMap<Key, Value>,
  from: ReadonlyMap<Key, Value>,
  key: Key,
  value: Value | null,
): ReadonlyMap<Key, Value> | null {
  if (isSameJson(now.get(key) ?? null, value)) return null
  const next = now === from ? new Map(now) : (now as Map<Key, Value>)
  if (value === null) next.delete(key)
  else next.set(key, value)
  return next
}

function placeOf({ buildList }: UserDocument, { itemId, recipeIndex }: EntryKey): number {
  return buildList.findIndex((entry) => entry.itemId === itemId && entry.recipeIndex === recipeIndex)
}

function isSameMap<Key>(a: ReadonlyMap<Key, unknown>, b: ReadonlyMap<Key, unknown>): boolean {
  if (a === b) return true
  return a.size === b.size && [...a].every(([key, value]) => b.has(key) && isSameJson(value, b.get(key)))
}
