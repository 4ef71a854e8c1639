import { permitToReadShared } from '../access/shared-permit.ts'
import { signedIn } from '../access/signed-in.ts'
import { operationOf, runOnce } from '../changes/change.ts'
import { recordChange } from '../changes/record.ts'
import { listCollaborations } from '../changes/shared-projects.ts'
import { lockSettlement } from '../db/locks.ts'
import { findAnswer } from '../rpc/applied-operations.ts'
import { collaborationOf, requireCollaboration } from './collaborations.ts'
import { comeByLink, findSettlementByShareCode, leave, lockForSharing, previewShare } from './joining.ts'

export const getProjectCollaborations = signedIn.getProjectCollaborations.handler(
  async ({ context: { database, caller } }) =>
    (await listCollaborations(database, caller.userId)).map(collaborationOf),
)

export const getProjectShareLink = signedIn.getProjectShareLink.handler(
  ({ input: { code }, context: { database, caller } }) =>
    previewShare(database, { code, userId: caller.userId }),
)

export const useProjectShareLink = signedIn.useProjectShareLink.handler(async ({ input, context }) => {
  const { userId } = context.caller
  const joining = { code: input.code, userId }
  // Undefined for a code that never was: `comeByLink` refuses it, and otherwise answers with the settlement as `found`.
  const settlementId = await findSettlementByShareCode(context.database, input.code)
  const { collaborationId } = await runOnce(context, operationOf('useProjectShareLink', userId, input), {
    settlementId,
    lock: (tx) => lockForSharing(tx, { settlementId, userId }),
    work: async (tx, at) => {
      const { settlementId: found, ...done } = await comeByLink(tx, { ...joining, settlementId }, at)
      return recordChange(tx, { settlementId: found, userId, at }, done)
    },
  })
  return collaborationOf(await requireCollaboration(context.database, userId, collaborationId))
})

export const leaveSharedProject = signedIn.leaveSharedProject.handler(async ({ input, context }) => {
  const { userId } = context.caller
  const { database } = context
  const asked = { collaborationId: input.collaborationId, userId }
  const operation = operationOf('leaveSharedProject', userId, input)
  const permit = await permitToReadShared(database, asked).catch(async (error: unknown) => {
    if (operation && (await findAnswer(database, operation))) return null
    throw error
  })
  // The project was left by the same request before.
  if (!permit) return {}
  const { settlementId } = permit
  return runOnce(context, operation, {
    settlementId,
    lock: (tx) => lockSettlement(tx, settlementId),
    work: async (tx, at) => {
      const permit = await permitToReadShared(tx, asked)
      return recordChange(tx, { settlementId, userId, at }, await leave(tx, permit, input.collaborationId))
    },
  })
})
