import * as z from 'zod'
import type { StockFacts } from '#domain/settlement/acts/stock-facts'
import { actInput, done, numberedBy } from './act-input.ts'
import {
  amount,
  counted,
  countedItems,
  itemAmount,
  itemQuantities,
  longText,
  recipeIndex,
} from './ledger-input.ts'
import { procedure } from './procedure.ts'
import { itemId, stockRow } from './tables.ts'

/** The project whose allotment gives way where what is free is not enough. */
const lower = z.uuid().optional()

const addItemsToInventory = procedure(
  'addItemsToInventory',
  'Adds items to the stock. With a project, that gets what it misses; the rest is free, and goes to the projects that need it in their order.',
)
  .input(
    z.strictObject({
      ...actInput,
      items: itemQuantities,
      storageId: z.uuid().optional(),
      projectId: z.uuid().optional(),
      note: longText.optional(),
    }),
  )
  .output(z.array(stockRow).readonly())

const setInventoryQuantity = procedure(
  'setInventoryQuantity',
  'Sets an item to what was counted. Free stock goes first, then what the project named in `lower` holds.',
)
  .input(z.strictObject({ ...actInput, itemId, quantity: counted, lower }))
  .output(stockRow)

const countInventory = procedure(
  'countInventory',
  'Sets several items to what was counted, all of them or none. Only free stock gives way; what is reserved stays.',
)
  .input(z.strictObject({ ...actInput, items: countedItems, storageId: z.uuid().optional() }))
  .output(z.array(stockRow).readonly())

const takeFromInventory = procedure(
  'takeFromInventory',
  'Takes stock out: free stock first, then what the project named in `lower` holds.',
)
  .input(z.strictObject({ ...actInput, itemId, amount, lower, note: longText.optional() }))
  .output(stockRow)

const removeFromInventory = procedure(
  'removeFromInventory',
  'Takes all of an item and the item off the list; refused while some of it is reserved.',
)
  .input(z.strictObject({ ...actInput, itemId }))
  .output(done)

const updateInventoryItem = procedure('updateInventoryItem', 'Says where an item lies; null for nowhere.')
  .input(z.strictObject({ ...actInput, itemId, storageId: z.uuid().nullable() }))
  .output(stockRow)

const reserveInventory = procedure(
  'reserveInventory',
  'Keeps free stock back for no project; answers false where less than that is free.',
)
  .input(z.strictObject({ ...actInput, itemId, amount }))
  .output(z.strictObject({ reserved: z.boolean() }))

const releaseInventory = procedure('releaseInventory', 'Sets free what was kept back, at most all of it.')
  .input(z.strictObject({ ...actInput, itemId, amount }))
  .output(stockRow)

const handOver = procedure(
  'handOver',
  'Hands what a project holds to another one, up to what that misses; or keeps it back; or takes it out of the stock.',
)
  .input(
    z.strictObject({
      ...actInput,
      itemId,
      amount,
      from: z.uuid(),
      to: z.union([z.uuid(), z.enum(['kept', 'out'])]),
    }),
  )
  .output(stockRow)

const recordCraft = procedure(
  'recordCraft',
  'Records crafts: what they used up goes, of the project’s own stock first, and what came out of them is there.',
)
  .input(
    z.strictObject({
      ...actInput,
      ...numberedBy,
      itemId,
      recipeIndex,
      crafts: amount,
      /** How many pieces of the item came out of them. */
      amount: z.int().min(0).max(1_000_000_000),
      projectId: z.uuid().optional(),
      playerId: z.uuid().optional(),
      /** The amounts really used up, and of by-products, where they differ from what the recipe lets expect. */
      used: z.array(itemAmount).max(50).optional(),
      gained: z.array(itemAmount).max(50).optional(),
    }),
  )
  .output(z.array(stockRow).readonly())

const revertEntry = procedure(
  'revertEntry',
  'Takes an entry of the stock’s history back by a further one. Of a craft, and of what a project used, all entries go back together.',
)
  .input(z.strictObject({ ...actInput, act: z.uuid(), line: z.int().min(1).max(10_000) }))
  .output(z.array(stockRow).readonly())

const item = { item: z.string(), amount: z.int() }
const ofItem = z.strictObject(item)

export const stockFacts = {
  'stock.added': z.strictObject({ ...item, others: z.int(), project: z.string().optional() }),
  'stock.counted': z.strictObject({ ...item, former: z.int(), others: z.int().optional() }),
  'stock.taken': ofItem,
  'stock.removed': ofItem,
  'stock.placed': z.strictObject({ item: z.string(), storage: z.string().nullable() }),
  'stock.keptBack': ofItem,
  'stock.released': ofItem,
  'stock.crafted': z.strictObject({ ...item, crafts: z.int() }),
  'stock.built': z.strictObject({ ...item, action: z.enum(['build', 'research']) }),
  'stock.handedOver': z.strictObject({ ...item, from: z.string(), to: z.string() }),
  'stock.handedOut': z.strictObject({ ...item, from: z.string() }),
  'stock.keptFrom': z.strictObject({ ...item, from: z.string() }),
  'stock.reverted': ofItem,
} satisfies { readonly [Kind in keyof StockFacts]: z.ZodType<StockFacts[Kind]> }

export const inventoryContract = {
  addItemsToInventory,
  setInventoryQuantity,
  countInventory,
  takeFromInventory,
  removeFromInventory,
  updateInventoryItem,
  reserveInventory,
  releaseInventory,
  handOver,
  recordCraft,
  revertEntry,
}
