import * as z from 'zod'
import type { ItemId } from '#domain/catalog/item'
import { documentLimits } from '#domain/user-data/document-limits'
import type { Operation } from '#domain/user-data/operation'
import { procedure } from './procedure.ts'
import { isOneLine } from './storable.ts'

const forbiddenIds = ['__proto__', 'constructor', 'prototype']
const itemId = z
  .string()
  .min(1)
  .max(100)
  .refine((text) => !forbiddenIds.includes(text) && isOneLine(text), 'This is not the id of an item.')
  .transform((text) => text as ItemId)
const quantity = z.int().min(1).max(1_000_000_000)
const recipeIndex = z.int().min(0).max(1_000)
const entry = z.strictObject({ itemId, recipeIndex })
const odds = z.enum(['average', 'safe'])
const choice = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('craft'), recipeIndex }),
  z.strictObject({ source: z.literal('gather') }),
  z.strictObject({ source: z.literal('elsewhere') }),
])

/**
 * `settlement.set` comes from earlier releases. It is accepted and ignored, so that the rest of its batch is saved; but one that
 * would empty a personal settlement with projects is refused unless it is forced (SAVE-6).
 */
export type RetiredOperation = {
  readonly op: 'settlement.set'
  readonly settlement?: unknown
  readonly force?: unknown
}
export type SentOperation = Operation | RetiredOperation
const retiredOperation = z
  .looseObject({ op: z.literal('settlement.set') })
  .describe(
    'Of earlier releases: ignored, but refused where it would leave a personal settlement without its projects and is not forced.',
  )

const operation: z.ZodType<SentOperation> = z.discriminatedUnion('op', [
  z.strictObject({
    op: z.literal('inv.add'),
    itemId,
    amount: z
      .int()
      .min(-1_000_000_000)
      .max(1_000_000_000)
      .refine((amount) => amount !== 0, 'This must not be 0.'),
  }),
  z.strictObject({ op: z.literal('inv.set'), itemId, quantity }),
  z.strictObject({ op: z.literal('inv.remove'), itemId }),
  z.strictObject({ op: z.literal('inv.clear'), itemIds: z.array(itemId).max(documentLimits.stock) }),
  z.strictObject({ op: z.literal('queue.add'), itemId, recipeIndex, quantity }),
  z.strictObject({ op: z.literal('queue.setQty'), itemId, recipeIndex, quantity }),
  z.strictObject({ op: z.literal('queue.setRecipe'), itemId, from: recipeIndex, to: recipeIndex }),
  z.strictObject({ op: z.literal('queue.remove'), itemId, recipeIndex }),
  z.strictObject({ op: z.literal('queue.clear'), entries: z.array(entry).max(documentLimits.queue) }),
  z.strictObject({ op: z.literal('choice.set'), itemId, choice: choice.nullable() }),
  /** Of an item, or of "plan" for all that have no odds of their own. */
  z.strictObject({ op: z.literal('odds.set'), itemId, odds: odds.nullable() }),
  z.strictObject({ op: z.literal('keptBack.set'), itemId, quantity: z.int().min(0).max(1_000_000_000) }),
  retiredOperation,
])

const settlementPart = z.looseObject({ id: z.string() })
/**
 * The caller’s personal settlement, composed when the document is loaded; in saved states, and where there is none, what an
 * earlier release stored. Read, never written.
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
  /** How a plan counts on luck: of an item, or of the whole plan under "plan". Absent where all is the average. */
  odds: z.record(itemId, odds).optional(),
  /** What plans leave alone of the inventory. Absent where that is nothing. */
  keptBack: z.record(itemId, quantity).optional(),
  settlement: documentSettlement,
})

/** The account's document and its version, which counts accepted saves, from 1 on (SAVE-1). */
export const userDataState = z.strictObject({
  version: z.int().min(1),
  /** null if nothing was saved yet. */
  lastUpdated: z.iso.datetime().nullable(),
  document: userDocument,
})
export type UserDataState = z.infer<typeof userDataState>

const clientId = z.uuid()
/** The largest number that a database column can hold. */
const largest = 2_147_483_647
const version = z.int().min(1).max(largest)

const loadUserData = procedure('loadUserData', 'The caller’s own data.')
  .input(
    z.strictObject({
      /** false leaves the personal settlement out, for who reads it with `getSettlement`. */
      settlement: z.boolean().default(true),
    }),
  )
  .output(userDataState)

/**
 * Operations are applied once per (clientId, seq). The same request again gets the same response; a gap is refused with
 * CONFLICT on `seq` (the message names the expected number), other content under a known number with INVALID on `seq`. A
 * refused batch does not use up its number. `baseVersion` is the version on which the operations were made, not the latest
 * one known when they are sent. `document` is the merged document if another client has changed it since, else null.
 */
const saveUserData = procedure('saveUserData', 'Applies changes to the caller’s own data.')
  .input(
    z.strictObject({
      clientId,
      seq: z.int().min(1).max(largest),
      baseVersion: version,
      operations: z.array(operation).min(1).max(2_000),
    }),
  )
  .output(
    z.strictObject({
      version: z.int().min(1),
      lastUpdated: z.iso.datetime().nullable(),
      document: userDocument.nullable(),
    }),
  )

/** A saved state of the document, which can be restored; `historyLimits` says how many are kept (SYS-7). */
export const userDataVersion = z.strictObject({
  version: z.int().min(1),
  savedAt: z.iso.datetime(),
  /** What made it. */
  reason: z.enum(['save', 'restore', 'clear']),
  inventoryItems: z.int().min(0),
  buildListItems: z.int().min(0),
  projects: z.int().min(0),
  /** Its size; all states together are limited by `historyLimits.bytes`. */
  bytes: z.int().min(0),
})
export type UserDataVersion = z.infer<typeof userDataVersion>

const listUserDataVersions = procedure('listUserDataVersions', 'Saved states, newest first.')
  .input(z.strictObject({}))
  .output(z.array(userDataVersion))

const getUserDataVersion = procedure('getUserDataVersion', 'One saved state, whole.')
  .input(z.strictObject({ version }))
  .output(userDataState)

/** Restoring makes a new version, so that nothing saved in between is lost. */
const restoreUserDataVersion = procedure('restoreUserDataVersion', 'Restores a saved state.')
  .input(z.strictObject({ version }))
  .output(userDataState)

const replaced = {
  /** The version that replaced it. */
  version: z.int().min(2),
  at: z.iso.datetime(),
}

/** A value that one device had set and another, without knowing it, set differently (SAVE-4); kept for 30 days. */
export const supersededValue = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('inventory'), itemId, quantity, ...replaced }),
  z.strictObject({ part: z.literal('buildList'), ...entry.shape, quantity, ...replaced }),
  /** null means the catalogue's default. */
  z.strictObject({ part: z.literal('choices'), itemId, choice: choice.nullable(), ...replaced }),
  /** null means the odds of the whole plan, or the average. */
  z.strictObject({ part: z.literal('odds'), itemId, odds: odds.nullable(), ...replaced }),
  z.strictObject({ part: z.literal('keptBack'), itemId, quantity: z.int().min(0), ...replaced }),
])
export type SupersededValue = z.infer<typeof supersededValue>

const listSupersededValues = procedure(
  'listSupersededValues',
  'Values that a later save of another device replaced, newest first.',
)
  .input(z.strictObject({}))
  .output(z.array(supersededValue))

/** The connectivity test (SAVE-5). The user's own data is not touched. */
const testDatabaseConnection = procedure('testDatabaseConnection', 'Writes a test record and reads it back.')
  .input(z.strictObject({}))
  .output(z.strictObject({ ok: z.literal(true) }))

export const userDataContract = {
  loadUserData,
  saveUserData,
  listUserDataVersions,
  getUserDataVersion,
  restoreUserDataVersion,
  listSupersededValues,
  testDatabaseConnection,
}
