import type { ListedSettlement } from '#contract/settlements'
import type { Ask } from './fill-stock.ts'
import { itemIds, itemsNamed } from './item-ids.ts'

/** Fills Cora's personal settlement: a project, a player without an account, and some stock (SET-9). */
export async function fillPersonal(cora: Ask, page: string): Promise<void> {
  const ids = await itemIds(page)
  const { id: settlementId } = await cora<ListedSettlement>('openPersonalSettlement')
  await cora('updateSettlement', { settlementId, name: 'Cora’s hut by the lake' })
  await cora('addPlayer', { settlementId, name: 'Pim' })
  const stock = itemsNamed(ids, { 'Rough Wood Log': 24, 'Rough Plank': 6 })
  if (stock.length > 0) await cora('addItemsToInventory', { settlementId, items: stock })
  const items = itemsNamed(ids, { 'Rough Timber': 2, 'Rough Rope': 4 })
  if (items.length > 0) await cora('createProject', { settlementId, name: 'A jetty', items })
}
