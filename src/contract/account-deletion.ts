import * as z from 'zod'
import { procedure } from './procedure.ts'

const named = { id: z.uuid(), name: z.string() }

/** What happens to the caller's own settlements when the account is deleted (AUTH-5). */
export const accountSettlements = z.strictObject({
  /** They have other members: they must be handed over or deleted before the account can be deleted. */
  handOver: z.array(z.strictObject(named)),
  /**
   * They have no other members, or are deleted and could still be restored: they are deleted with the account, and so are their named
   * players, whose number is `players`.
   */
  goes: z.array(z.strictObject({ ...named, players: z.int(), deletedAt: z.iso.datetime().nullable() })),
})
export type AccountSettlements = z.infer<typeof accountSettlements>

const previewAccountDeletion = procedure(
  'previewAccountDeletion',
  'What is deleted with the account, and what prevents its deletion.',
)
  .input(z.strictObject({}))
  .output(accountSettlements)

/**
 * `confirm` is typed by the user, so that a slip deletes nothing. `settlements` are the ids of the settlements that the user
 * was shown as deleted with the account: if one is missing, nothing is deleted.
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
