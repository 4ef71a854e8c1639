import * as z from 'zod'
import { documentLimits } from '#domain/user-data/document-limits'
import { itemIdUpTo } from './item-id.ts'

export const itemId = itemIdUpTo(100)

export const quantity = z.int().min(1).max(1_000_000_000)

export const recipeIndex = z.int().min(0).max(1_000)

export const entry = z.strictObject({ itemId, recipeIndex })

export const odds = z.enum(['average', 'safe'])

export const choice = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('craft'), recipeIndex }),
  z.strictObject({ source: z.literal('gather') }),
  z.strictObject({ source: z.literal('elsewhere') }),
])

const settlementPart = z.looseObject({ id: z.string() })

/**
 * The caller’s personal settlement, read from its own tables when the document is loaded. Where there is none, where the request wants
 * none, and in saved states of the document, it is what an earlier release stored here. A save never changes it.
 */
const documentSettlement = z.looseObject({
  name: z.string(),
  projects: z.array(settlementPart),
  tasks: z.array(settlementPart),
})

/** A user document as JSON (SAVE-1). */
export const userDocument = z.strictObject({
  inventory: z.record(itemId, quantity),
  buildList: z.array(entry.extend({ quantity })).max(documentLimits.queue),
  choices: z.record(itemId, choice),
  /** How a plan counts on chance: of an item, or of the whole plan under "plan". Absent where all is the average. */
  odds: z.record(itemId, odds).optional(),
  /** How much of each item of the inventory plans leave alone. Absent where they leave nothing alone. */
  keptBack: z.record(itemId, quantity).optional(),
  settlement: documentSettlement,
})

/** The account's document and its version, which counts accepted saves, from 1 on (SAVE-1). */
export const userDataState = z.strictObject({
  version: z.int().min(1),
  /** null if nothing was saved yet. */
  lastUpdated: z.iso.datetime().nullable(),
  document: userDocument,
  /** The version of the catalogue by which recipes are numbered; null where none is chosen, or nobody said so. */
  catalogue: z.string().nullable(),
})

export type UserDataState = z.infer<typeof userDataState>

/** The largest number that a database column can hold. */
export const largest = 2_147_483_647
export const version = z.int().min(1).max(largest)
