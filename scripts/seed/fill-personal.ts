import type { ListedSettlement } from '#contract/settlements'
import type { Ask } from './fill-stock.ts'
import { itemIds, itemsNamed } from './item-ids.ts'

/** A settlement of one's own: a project at work, a friend without an account, and some stock (SET-9). */
export async function fillPersonal(who: Ask, page: string): Promise<void> {
  const ids = await itemIds(page)
  const { id: settlementId } = await who<ListedSettlement>('openPersonalSettlement')
  await who('updateSettlement', { settlementId, name: 'Cora’s hut by the lake' })
  await who('addPlayer', { settlementId, name: 'Pim' })
  const stock = itemsNamed(ids, { 'Rough Wood Log': 24, 'Rough Plank': 6 })
  if (stock.length > 0) await who('addItemsToInventory', { settlementId, items: stock })
  const items = itemsNamed(ids, { 'Rough Timber': 2, 'Rough Rope': 4 })
  if (items.length > 0) await who('createProject', { settlementId, name: 'A jetty', items })
}
