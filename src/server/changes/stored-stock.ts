import { sql } from 'drizzle-orm'
import type { Allotment, StandingOrder, StockRow, Storage } from '#domain/settlement/ledger-rows'
import { columnTable } from './column-table.ts'

export const storages = columnTable<Storage>({
  table: 'storages',
  columns: { id: 'id', name: 'text' },
  key: ['id'],
  order: sql`storages.name, storages.id`,
})

export const stock = columnTable<StockRow>({
  table: 'stock',
  columns: {
    itemId: 'text',
    quantity: 'whole',
    reserved: 'whole',
    kept: 'whole',
    storageId: 'id?',
    updatedAt: 'time',
  },
  key: ['itemId'],
  order: sql`stock.item_id`,
})

export const allotments = columnTable<Allotment>({
  table: 'allotments',
  columns: { projectId: 'id', itemId: 'text', amount: 'whole' },
  key: ['projectId', 'itemId'],
  order: sql`allotments.project_id, allotments.item_id`,
})

export const standingOrders = columnTable<StandingOrder>({
  table: 'standing_orders',
  columns: { itemId: 'text', atLeast: 'whole', since: 'time', begunBy: 'id?' },
  key: ['itemId'],
  order: sql`standing_orders.item_id`,
})
