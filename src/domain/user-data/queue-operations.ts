import type { ItemId } from '../catalog/item.ts'
import { type DocumentDraft, moveQueued, queued, removeQueued, setQueued } from './document-draft.ts'
import { entryKey } from './document-key.ts'
import type { EntryKey } from './operation.ts'
import { type FindStale, noteOverridden } from './stale-row.ts'

type QueuedAmount = EntryKey & { readonly quantity: number }

/** Adds to an entry; one that another device removed comes back with the amount it had. */
export function addQueued(draft: DocumentDraft, entry: QueuedAmount, findStale: FindStale): void {
  const { key, quantity, lost } = findEntry(draft, entry, findStale)
  setQueued(draft, key, (quantity || lost) + entry.quantity)
}

/** Sets an entry's amount. */
export function changeQueued(draft: DocumentDraft, entry: QueuedAmount, findStale: FindStale): void {
  const { key, quantity, moved } = findEntry(draft, entry, findStale)
  noteOverridden(draft, entryKey(key), findStale)
  // The entry may have been merged into another one by a change of recipe: the other one's share stays.
  setQueued(draft, key, quantity - (moved || quantity) + entry.quantity)
}

/** Removes entries, except those that another device changed. */
export function clearQueued(draft: DocumentDraft, entries: readonly EntryKey[], findStale: FindStale): void {
  for (const entry of entries) if (!findStale(entryKey(entry))) removeQueued(draft, entry)
}

/** Moves an entry to another recipe of its item. */
export function changeRecipe(
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
    // What this batch itself removed or moved was not taken by another device.
    const loss = draft.changes.has(entryKey(key)) ? null : findStale(entryKey(key))
    passed.add(key.recipeIndex)
    if (loss?.movedTo === undefined || passed.has(loss.movedTo))
      return { key, quantity: 0, lost: loss?.held ?? 0, moved: 0 }
    // If it was moved several times, its share is what the first move brought.
    moved ||= loss.held ?? 0
    key = { itemId, recipeIndex: loss.movedTo }
  }
}
