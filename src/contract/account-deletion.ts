import * as z from 'zod'
import { procedure } from './procedure.ts'

const named = { id: z.uuid(), name: z.string() }

/** What becomes of the caller's own settlements with the account (AUTH-5). */
export const accountSettlements = z.strictObject({
  /** Others belong to them: the account cannot go before they are handed over or deleted. */
  handOver: z.array(z.strictObject(named)),
  /** Nobody else belongs to them, or they were deleted and could still be restored: they go with the account. */
  goes: z.array(z.strictObject({ ...named, players: z.int(), deletedAt: z.iso.datetime().nullable() })),
})
export type AccountSettlements = z.infer<typeof accountSettlements>

const previewAccountDeletion = procedure(
  'previewAccountDeletion',
  'What goes with the account, and what keeps it from going.',
)
  .input(z.strictObject({}))
  .output(accountSettlements)

/**
 * `confirm` is the player's own typed word: a slip of the finger deletes nothing. `settlements` are the ids of those
 * that go with the account, as the player was shown them: with one missing, nothing is deleted.
 */
const deleteAccount = procedure('deleteAccount', 'Deletes the account and everything stored with it.')
  .input(
    z.strictObject({ confirm: z.literal('DELETE'), settlements: z.array(z.uuid()).max(1_000).default([]) }),
  )
  .output(z.strictObject({}))

export const accountDeletionContract = {
  previewAccountDeletion,
  deleteAccount,
}
