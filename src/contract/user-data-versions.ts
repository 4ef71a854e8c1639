import * as z from 'zod'
import { procedure } from './procedure.ts'
import { choice, entry, itemId, odds, quantity, userDataState, version } from './user-document.ts'

/** A saved state of the document, which can be restored; `historyLimits` says how many are kept (SYS-7). */
export const userDataVersion = z.strictObject({
  version: z.int().min(1),
  savedAt: z.iso.datetime(),
  /** What made this version. */
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
  /** The version of the catalogue by which it numbers recipes; null where nobody said so. */
  catalogue: z.string().nullable(),
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

export const userDataVersionsContract = {
  listUserDataVersions,
  getUserDataVersion,
  restoreUserDataVersion,
  listSupersededValues,
}
