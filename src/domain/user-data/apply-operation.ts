import type { ItemId } from '../catalog/item.ts'
import {
  closeDraft,
  type DocumentDraft,
  moveQueued,
  openDraft,
  queued,
  removeQueued,
  removeStock,
  setChoice,
  setKeptBack,
  setOdds,
  setQueued,
  setStock,
} from './document-draft.ts'
import { choiceKey, type DocumentKey, entryKey, keptBackKey, oddsKey, stockKey } from './document-key.ts'
import type { EntryKey, Operation } from './operation.ts'
import type { Loss } from './trail.ts'
import type { UserDocument } from './user-document.ts'

type QueuedAmount = EntryKey & { readonly quantity: number }

/** What another device changed in a row without the sender of the operation knowing; null if nothing. */
export type FindStale = (key: DocumentKey) => Loss | null

/** Applies operations in their order. Amounts stay within 0..10^9. @returns the same object if nothing changes */
export function applyOperations(document: UserDocument, operations: readonly Operation[]): UserDocument {
  const draft = openDraft(document)
  for (const operation of operations) applyToDraft(draft, operation, () => null)
  return closeDraft(draft)
}

/**
 * Applies an operation to the present document (SAVE-4). If another device changed the same row first: an amount is added to
 * its amount, a set value replaces its value, a row that it removed comes back with the change, and a row that it changed is
 * not removed.
 */
export function applyToDraft(draft: DocumentDraft, operation: Operation, findStale: FindStale): void {
  switch (operation.op) {
    case 'inv.add':
      addStock(draft, operation, findStale)
      break
    case 'inv.set':
      noteOverridden(draft, stockKey(operation.itemId), findStale)
      setStock(draft, operation.itemId, operation.quantity)
      break
    case 'inv.remove':
      clearStock(draft, [operation.itemId], findStale)
      break
    case 'inv.clear':
      clearStock(draft, operation.itemIds, findStale)
      break
    case 'queue.add':
      addQueued(draft, operation, findStale)
      break
    case 'queue.setQty':
      changeQueued(draft, operation, findStale)
      break
    case 'queue.setRecipe':
      changeRecipe(draft, operation, findStale)
      break
    case 'queue.remove':
      clearQueued(draft, [operation], findStale)
      break
    case 'queue.clear':
      clearQueued(draft, operation.entries, findStale)
      break
    case 'choice.set':
      noteOverridden(draft, choiceKey(operation.itemId), findStale)
      setChoice(draft, operation.itemId, operation.choice)
      break
    case 'odds.set':
      noteOverridden(draft, oddsKey(operation.itemId), findStale)
      setOdds(draft, operation.itemId, operation.odds)
      break
    case 'keptBack.set':
      noteOverridden(draft, keptBackKey(operation.itemId), findStale)
      setKeptBack(draft, operation.itemId, operation.quantity)
      break
  }
}

function addStock(
  draft: DocumentDraft,
  { itemId, amount }: { readonly itemId: ItemId; readonly amount: number },
  findStale: FindStale,
): void {
  const key = stockKey(itemId)
  const now = draft.now.inventory.get(itemId)
  const lost = now === undefined && !draft.changes.has(key) ? (findStale(key)?.held ?? 0) : 0
  setStock(draft, itemId, (now ?? lost) + amount)
}

function clearStock(draft: DocumentDraft, itemIds: readonly ItemId[], findStale: FindStale): void {
  for (const itemId of itemIds) if (!findStale(stockKey(itemId))) removeStock(draft, itemId)
}

function addQueued(draft: DocumentDraft, entry: QueuedAmount, findStale: FindStale): void {
  const { key, quantity, lost } = findEntry(draft, entry, findStale)
  setQueued(draft, key, (quantity || lost) + entry.quantity)
}

function changeQueued(draft: DocumentDraft, entry: QueuedAmount, findStale: FindStale): void {
  const { key, quantity, moved } = findEntry(draft, entry, findStale)
  noteOverridden(draft, entryKey(key), findStale)
  // The entry may have been merged into another one by a change of recipe: the other one's share stays.
  setQueued(draft, key, quantity - (moved || quantity) + entry.quantity)
}

function clearQueued(draft: DocumentDraft, entries: readonly EntryKey[], findStale: FindStale): void {
  for (const entry of entries) if (!findStale(entryKey(entry))) removeQueued(draft, entry)
}

function changeRecipe(
  draft: DocumentDraft,
  { itemId, from, to }: { readonly itemId: ItemId; readonly from: number; readonly to: number },
  findStale: FindStale,
): void {
  const { key, quantity, lost, moved } = findEntry(draft, { itemId, recipeIndex: from }, findStale)
  if (key.recipeIndex === to) return
  // Another device has chosen another recipe than the sender chooses now.
  if (key.recipeIndex !== from) noteOverridden(draft, entryKey(key), findStale)
  const target: EntryKey = { itemId, recipeIndex: to }
  if (moved > 0 && moved < quantity) {
    setQueued(draft, key, quantity - moved)
    setQueued(draft, target, queued(draft, target) + moved)
  } else if (quantity > 0) moveQueued(draft, key, to)
  else if (lost > 0) setQueued(draft, target, queued(draft, target) + lost)
}

function noteOverridden(draft: DocumentDraft, key: DocumentKey, findStale: FindStale): void {
  if (findStale(key)) draft.overridden.add(key)
}

type FoundEntry = {
  /** Where the entry is now. */
  readonly key: EntryKey
  /** 0 if it is not queued. */
  readonly quantity: number
  /** Its quantity when another device removed it. */
  readonly lost: number
  /** How much of the quantity another device moved here from another recipe. */
  readonly moved: number
}

/** Finds a queue entry that another device may have removed or moved to another recipe meanwhile. */
function findEntry(
  draft: DocumentDraft,
  { itemId, recipeIndex }: EntryKey,
  findStale: FindStale,
): FoundEntry {
  const passed = new Set<number>()
  let key: EntryKey = { itemId, recipeIndex }
  let moved = 0
  for (;;) {
    const quantity = queued(draft, key)
    if (quantity > 0) return { key, quantity, lost: 0, moved: Math.min(moved, quantity) }
    const trace = draft.changes.has(entryKey(key)) ? null : findStale(entryKey(key))
    passed.add(key.recipeIndex)
    if (trace?.movedTo === undefined || passed.has(trace.movedTo))
      return { key, quantity: 0, lost: trace?.held ?? 0, moved: 0 }
    // If it was moved several times, its share is what the first move brought.
    moved ||= trace.held ?? 0
    key = { itemId, recipeIndex: trace.movedTo }
  }
}
