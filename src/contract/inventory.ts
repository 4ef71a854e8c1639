import * as z from 'zod'
import type { StockFacts } from '#domain/settlement/acts/stock-facts'
import { actInput, settlementId } from './act-input.ts'
import { entry } from './entry.ts'
import {
  amount,
  counted,
  countedItems,
  itemAmount,
  itemQuantities,
  longText,
  recipeIndex,
  storedNumber,
} from './ledger-input.ts'
import { answersCsv, procedure } from './procedure.ts'
import { itemId, stockRow } from './tables.ts'

const done = z.strictObject({})
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
      itemId,
      recipeIndex,
      crafts: amount,
      /** How many pieces of the item came out of them. */
      amount: z.int().min(0).max(1_000_000_000),
      projectId: z.uuid().optional(),
      playerId: z.uuid().optional(),
      /** Where other amounts were used up, or came with it, than the recipe lets expect. */
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

/** An entry as it is read: `running` is the stock of its item after it. */
const readEntry = z.strictObject({
  ...entry.shape,
  reverted: z.boolean(),
  /** What a project held was handed out of the stock: such an entry can be taken back, unlike other hand overs. */
  handedOut: z.literal(true).optional(),
  running: z.int().optional(),
})

/** Whose movements are wanted; all where nothing is named. */
const about = {
  settlementId,
  itemId: itemId.optional(),
  personNo: storedNumber.optional(),
  projectId: z.uuid().optional(),
}

const getInventoryEntries = procedure(
  'getInventoryEntries',
  'Every movement of stock, newest first: of an item, by a person, for a project, or all. With an item, each says the stock after it.',
)
  .input(
    z.strictObject({
      ...about,
      /** The last entry that is known; those after it follow. */
      before: z.strictObject({ act: z.uuid(), line: storedNumber }).optional(),
      limit: z.int().min(1).max(500).default(50),
    }),
  )
  .output(
    z.strictObject({
      entries: z.array(readEntry),
      /** The present names of those who wrote them, by number; null for deleted accounts. */
      names: z.record(z.string(), z.string().nullable()),
      /** The names of the projects among them that ended, by id. */
      endedProjects: z.record(z.string(), z.string()),
      hasMore: z.boolean(),
    }),
  )

const getFormerInHistory = procedure(
  'getFormerInHistory',
  'Who moved stock and is no member any more, and the ended projects for which some was moved.',
)
  .input(z.strictObject({ settlementId }))
  .output(
    z.strictObject({
      /** A name is null where the account is deleted. */
      people: z.array(z.strictObject({ no: z.int(), name: z.string().nullable() })),
      projects: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
    }),
  )

/**
 * A file, not JSON. It is read from the database while it is sent. One export at a time for each user: a second one is refused
 * with TOO_MANY_REQUESTS.
 */
const exportHistory = procedure(
  'exportHistory',
  'Every movement of stock as CSV, newest first: of an item, by a person, for a project, or all.',
)
  .route({ spec: answersCsv })
  .input(z.strictObject(about))
  .output(z.looseObject({}))

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
  getInventoryEntries,
  getFormerInHistory,
  exportHistory,
}
