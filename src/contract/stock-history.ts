import * as z from 'zod'
import { settlementId } from './act-input.ts'
import { entry } from './entry.ts'
import { storedNumber } from './ledger-input.ts'
import { answersCsv, procedure } from './procedure.ts'
import { itemId } from './tables.ts'

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

export const stockHistoryContract = { getInventoryEntries, getFormerInHistory, exportHistory }
