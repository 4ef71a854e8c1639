import type { ItemId } from '../catalog/item.ts'
import {
  closeDraft,
  type DocumentDraft,
  openDraft,
  removeStock,
  setChoice,
  setKeptBack,
  setOdds,
  setStock,
} from './document-draft.ts'
import { choiceKey, keptBackKey, oddsKey, stockKey } from './document-key.ts'
import type { Operation } from './operation.ts'
import { addQueued, changeQueued, changeRecipe, clearQueued } from './queue-operations.ts'
import { type FindStale, noteOverridden } from './stale-row.ts'
import type { UserDocument } from './user-document.ts'

/**
 * Applies operations in their order, as if no other device had changed the document meanwhile. Amounts stay within 0..10^9.
 * @returns the same object if nothing changes
 */
export function applyOperations(document: UserDocument, operations: readonly Operation[]): UserDocument {
  const draft = openDraft(document)
  for (const operation of operations) applyToDraft(draft, operation, () => null)
  return closeDraft(draft)
}

/**
 * Applies an operation to the present document (SAVE-4). If another device changed the same row first: an amount is added to
 * its amount, a set value replaces its value, a row that it removed comes back with the change, and a row that it changed is
 * not removed.
 * @param findStale says what another device took from a row without the sender's knowing; null where it changed nothing
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
    case 'catalogue.move':
      for (const one of operation.operations) applyToDraft(draft, one, findStale)
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
  // An item that this batch itself removed was not taken by another device.
  const lost = now === undefined && !draft.changes.has(key) ? (findStale(key)?.held ?? 0) : 0
  setStock(draft, itemId, (now ?? lost) + amount)
}

function clearStock(draft: DocumentDraft, itemIds: readonly ItemId[], findStale: FindStale): void {
  for (const itemId of itemIds) if (!findStale(stockKey(itemId))) removeStock(draft, itemId)
}
