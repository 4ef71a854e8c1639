import {
  addEntry,
  maxQuantity,
  removeEntry,
  setEntryQuantity,
  setEntryRecipe,
} from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import { choiceKey, type DocumentKey, entryKey, stockKey } from './document-key.ts'
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
    settlement: from.settlement,
  }
  const isSame = (Object.keys(next) as (keyof UserDocument)[]).every((part) => next[part] === from[part])
  return isSame ? from : next
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
  const { from, now } = draft
  if (isSameJson(now.choices.get(itemId) ?? null, choice)) return
  const choices = now.choices === from.choices ? new Map(now.choices) : now.choices
  if (choice) (choices as Map<ItemId, Choice>).set(itemId, choice)
  else (choices as Map<ItemId, Choice>).delete(itemId)
  draft.now = { ...now, choices }
  draft.changes.set(choiceKey(itemId), {})
}

function placeOf({ buildList }: UserDocument, { itemId, recipeIndex }: EntryKey): number {
  return buildList.findIndex((entry) => entry.itemId === itemId && entry.recipeIndex === recipeIndex)
}

function isSameMap<Key>(a: ReadonlyMap<Key, unknown>, b: ReadonlyMap<Key, unknown>): boolean {
  if (a === b) return true
  return a.size === b.size && [...a].every(([key, value]) => b.has(key) && isSameJson(value, b.get(key)))
}
