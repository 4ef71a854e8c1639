import type { ItemId } from '#domain/catalog/item'
import type { EveryActInput } from '#domain/settlement/acts/every-act'
import type { Outcome } from '../api/outcome.ts'
import { inventoryText as text } from '../messages/inventory-text.ts'
import { standingOrdersText as ordersText } from '../messages/standing-orders-text.ts'
import { act } from './act.ts'
import { heldNow, say, sayFailure } from './settlement-store.ts'

/** Adds items to the stock; the form says what failed. */
export function addStock(settlementId: string, added: EveryActInput<'addItemsToInventory'>) {
  return act(settlementId, 'addItemsToInventory', added)
}

/** Sets an item to what was counted; the form says what failed. */
export function setQuantity(settlementId: string, counted: EveryActInput<'setInventoryQuantity'>) {
  return act(settlementId, 'setInventoryQuantity', counted)
}

/** Sets many items to what was counted; the form says what failed. */
export function countStock(settlementId: string, counted: EveryActInput<'countInventory'>) {
  return act(settlementId, 'countInventory', counted)
}

export function takeStock(settlementId: string, taken: EveryActInput<'takeFromInventory'>) {
  return act(settlementId, 'takeFromInventory', taken)
}

export function keepBack(settlementId: string, itemId: ItemId, amount: number) {
  return act(settlementId, 'reserveInventory', { itemId, amount })
}

export function release(settlementId: string, itemId: ItemId, amount: number) {
  return act(settlementId, 'releaseInventory', { itemId, amount })
}

export function handOver(settlementId: string, handed: EveryActInput<'handOver'>) {
  return act(settlementId, 'handOver', handed)
}

/** Says how much of an item is to be there at least; the form says what failed (BEY-18). */
export function setStandingOrder(settlementId: string, order: EveryActInput<'setStandingOrder'>) {
  return act(settlementId, 'setStandingOrder', order)
}

/** Ends a standing order, and offers to set it again (BEY-6, BEY-18). */
export async function endStandingOrder(
  settlementId: string,
  { itemId, atLeast }: EveryActInput<'setStandingOrder'>,
  name: string,
): Promise<void> {
  const outcome = await act(settlementId, 'endStandingOrder', { itemId })
  sayFailure(outcome, ordersText.failedEnd)
  if (outcome.done)
    say({
      kind: 'quiet',
      text: ordersText.ended(name),
      way: { label: ordersText.undo, go: () => void setAgain() },
    })

  async function setAgain() {
    const again = await setStandingOrder(settlementId, { itemId, atLeast })
    sayFailure(again, ordersText.form.failed)
    if (again.done) say({ kind: 'done', text: ordersText.set(name, atLeast) })
  }
}

export function recordCraft(settlementId: string, crafted: EveryActInput<'recordCraft'>) {
  return act(settlementId, 'recordCraft', crafted)
}

/** Says where an item lies; null for nowhere in particular. */
export function placeItem(settlementId: string, itemId: ItemId, storageId: string | null) {
  return act(settlementId, 'updateInventoryItem', { itemId, storageId })
}

export async function removeItem(settlementId: string, itemId: ItemId): Promise<boolean> {
  const outcome = await act(settlementId, 'removeFromInventory', { itemId })
  sayFailure(outcome, text.failed.remove)
  return outcome.done
}

export async function revertEntry(settlementId: string, key: EveryActInput<'revertEntry'>): Promise<boolean> {
  const outcome = await act(settlementId, 'revertEntry', key)
  sayFailure(outcome, text.failed.revert)
  return outcome.done
}

export async function addStorage(settlementId: string, name: string): Promise<boolean> {
  return told(await act(settlementId, 'addStorage', { name }), text.failed.addStorage)
}

export async function renameStorage(settlementId: string, storageId: string, name: string): Promise<boolean> {
  return told(await act(settlementId, 'renameStorage', { storageId, name }), text.failed.renameStorage)
}

export type FormerStorage = EveryActInput<'restoreStorage'>

/** @returns what brings the place back (BEY-6); null where it was not removed */
export async function removeStorage(
  settlementId: string,
  storage: FormerStorage['storage'],
): Promise<FormerStorage | null> {
  const stock = [...(heldNow(settlementId)?.shown.stock.values() ?? [])]
  const items = stock.filter((row) => row.storageId === storage.id).map(({ itemId }) => itemId)
  const outcome = await act(settlementId, 'removeStorage', { storageId: storage.id })
  return told(outcome, text.failed.removeStorage) ? { storage, items } : null
}

export async function restoreStorage(settlementId: string, former: FormerStorage): Promise<boolean> {
  return told(await act(settlementId, 'restoreStorage', former), text.failed.restoreStorage)
}

/** Says above the page what failed. @returns whether the act was done */
function told(outcome: Outcome<unknown>, sentence: string): boolean {
  sayFailure(outcome, sentence)
  return outcome.done
}
