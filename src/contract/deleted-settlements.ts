import * as z from 'zod'
import { commandInput, done, settlementId } from './act-input.ts'
import { procedure } from './procedure.ts'
import { listedSettlement } from './settlements.ts'

const deleteSettlement = procedure(
  'deleteSettlement',
  'Deletes a settlement with all its data; its owner can restore it for 30 days.',
)
  .input(z.strictObject(commandInput))
  .output(done)

/** A deleted settlement that its owner can still restore. */
export const deletedSettlement = z.strictObject({
  id: settlementId,
  name: z.string(),
  deletedAt: z.iso.datetime(),
  /** When it can no longer be restored. */
  goneAt: z.iso.datetime(),
  /** How many members and projects it had. */
  members: z.int(),
  projects: z.int(),
})

export type DeletedSettlement = z.infer<typeof deletedSettlement>

const getDeletedSettlements = procedure(
  'getDeletedSettlements',
  'The caller’s own deleted settlements that can still be restored, newest first.',
)
  .input(z.strictObject({}))
  .output(z.array(deletedSettlement))

const restoreSettlement = procedure('restoreSettlement', 'Restores a deleted settlement.')
  .input(z.strictObject(commandInput))
  .output(listedSettlement)

export const deletedSettlementsContract = { deleteSettlement, getDeletedSettlements, restoreSettlement }
