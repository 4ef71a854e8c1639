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
  .refine((text) => !forbiddenIds.includes(text) && isOneLine(text), 'This is no item’s id.')
  .transform((text) => text as ItemId)
const quantity = z.int().min(1).max(1_000_000_000)
const recipeIndex = z.int().min(0).max(1_000)
const entry = z.strictObject({ itemId, recipeIndex })
const choice = z.discriminatedUnion('source', [
  z.strictObject({ source: z.literal('craft'), recipeIndex }),
  z.strictObject({ source: z.literal('gather') }),
  z.strictObject({ source: z.literal('elsewhere') }),
])

/** Earlier releases took a settlement as a whole. It is accepted and ignored, so that the rest of its batch is saved. */
export type SentOperation = Operation | { readonly op: 'settlement.set' }
const retiredOperation = z
  .looseObject({ op: z.literal('settlement.set') })
  .describe('From browsers of earlier releases: accepted and ignored.')

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
  retiredOperation,
])

const settlementPart = z.looseObject({ id: z.string() })
/** As earlier releases stored it in the document; only read. */
const storedSettlement = z.strictObject({
  name: z.string(),
  projects: z.array(settlementPart),
  tasks: z.array(settlementPart),
})

/** A user document as it travels (SAVE-1). */
export const userDocument = z.strictObject({
  inventory: z.record(itemId, quantity),
  buildList: z.array(entry.extend({ quantity })).max(documentLimits.queue),
  choices: z.record(itemId, choice),
  settlement: storedSettlement,
})

/** How the account's document stands; `version` counts accepted saves, from 1 on (SAVE-1). */
export const userDataState = z.strictObject({
  version: z.int().min(1),
  /** null where nothing was ever saved. */
  lastUpdated: z.iso.datetime().nullable(),
  document: userDocument,
})
export type UserDataState = z.infer<typeof userDataState>

const clientId = z.uuid()
/** The largest number a column of the database holds. */
const largest = 2_147_483_647
const version = z.int().min(1).max(largest)

const loadUserData = procedure('loadUserData', 'The signed-in player’s own data.')
  .input(z.strictObject({}))
  .output(userDataState)

/**
 * Operations are applied once per (clientId, seq): the same again gives the same answer, a gap is refused with
 * CONFLICT on `seq` (the sentence says which number is expected), other content under a known number with INVALID on
 * `seq`. A refused batch does not use up its number. `baseVersion` is the version the operations were made on, not the
 * one known when they are sent. `document` comes back where others have changed it since, so that the sender can take
 * over the merged one; else null.
 */
const saveUserData = procedure('saveUserData', 'Applies changes to the signed-in player’s own data.')
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

/** A saved state of the document that can be gone back to; how many stay says `historyLimits` (SYS-7). */
export const userDataVersion = z.strictObject({
  version: z.int().min(1),
  savedAt: z.iso.datetime(),
  /** Why it came about, in a word the screens translate. */
  reason: z.enum(['save', 'restore', 'clear']),
  inventoryItems: z.int().min(0),
  buildListItems: z.int().min(0),
  projects: z.int().min(0),
  /** Of what all states may take together (`historyLimits.bytes`). */
  bytes: z.int().min(0),
})
export type UserDataVersion = z.infer<typeof userDataVersion>

const listUserDataVersions = procedure('listUserDataVersions', 'Saved states, newest first.')
  .input(z.strictObject({}))
  .output(z.array(userDataVersion))

const getUserDataVersion = procedure('getUserDataVersion', 'One saved state, whole.')
  .input(z.strictObject({ version }))
  .output(userDataState)

/** Restoring is itself a new version: nothing that was saved in between is lost. */
const restoreUserDataVersion = procedure('restoreUserDataVersion', 'Goes back to a saved state.')
  .input(z.strictObject({ version }))
  .output(userDataState)

const replaced = {
  /** The version that replaced it. */
  version: z.int().min(2),
  at: z.iso.datetime(),
}

/** What one device had set and another one, not knowing, set differently (SAVE-4); kept for 30 days. */
export const supersededValue = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('inventory'), itemId, quantity, ...replaced }),
  z.strictObject({ part: z.literal('buildList'), ...entry.shape, quantity, ...replaced }),
  /** null is the catalogue's default. */
  z.strictObject({ part: z.literal('choices'), itemId, choice: choice.nullable(), ...replaced }),
])
export type SupersededValue = z.infer<typeof supersededValue>

const listSupersededValues = procedure(
  'listSupersededValues',
  'Values that another device’s later save replaced, newest first.',
)
  .input(z.strictObject({}))
  .output(z.array(supersededValue))

/** The connectivity test of § 7: what can be written can be read back; the player's data is not touched. */
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
