import { inSettlement } from '../access/in-settlement.ts'
import { signedIn } from '../access/signed-in.ts'
import { changeSettlement, operationOf, runOnce } from '../changes/change.ts'
import { findListed } from '../changes/queries.ts'
import { recordChange } from '../changes/record.ts'
import { listedSettlement } from '../changes/rows.ts'
import { now } from '../configuration/clock.ts'
import { refusal, refusalOf } from '../rpc/refusal.ts'
import { inviteCodeOf } from './code.ts'
import * as invites from './commands.ts'
import type { FailedCodes } from './failed-codes.ts'
import { findSettlementByInviteCode, join, lockForJoining, previewInvite } from './joining.ts'
import { listInvites } from './queries.ts'

const getSettlementInviteLinks = inSettlement('invite.list').getSettlementInviteLinks.handler(
  async ({ context: { database, permit } }) => [...(await listInvites(database, permit, now()))],
)

const revokeSettlementInviteLink = inSettlement('invite.revoke_low').revokeSettlementInviteLink.handler(
  ({ input, context }) =>
    changeSettlement(context, (tx, permit) => invites.revokeInvite(tx, permit, input.linkId)),
)

const revokeSettlementInviteLinks = inSettlement('invite.revoke_low').revokeSettlementInviteLinks.handler(
  ({ context }) => changeSettlement(context, (tx, permit) => invites.revokeInvites(tx, permit)),
)

const cleanupExpiredInviteLinks = inSettlement('member.cleanup').cleanupExpiredInviteLinks.handler(
  ({ context }) => changeSettlement(context, (tx, permit, at) => invites.cleanUpInvites(tx, permit, at)),
)

type InviteParts = {
  /** The secret that codes are computed from. */
  readonly secret: string
  readonly failedCodes: FailedCodes
}

export function inviteProcedures({ secret, failedCodes }: InviteParts) {
  const codeOf = (linkId: string) => inviteCodeOf(secret, linkId)
  const createSettlementInviteLink = inSettlement('invite.create_low').createSettlementInviteLink.handler(
    async ({ input, context }) => {
      const link = await changeSettlement(context, (tx, permit, at) =>
        invites.createInvite(tx, permit, { ...input, codeOf }, at),
      )
      return { inviteCode: codeOf(link.id), link }
    },
  )
  const getSettlementInviteLink = signedIn.getSettlementInviteLink.handler(
    ({ input: { inviteCode }, context: { database, caller, address } }) =>
      tryCode(failedCodes, { userId: caller.userId, address }, () =>
        previewInvite(database, { inviteCode, userId: caller.userId, at: now() }),
      ),
  )
  const useSettlementInviteLink = signedIn.useSettlementInviteLink.handler(({ input, context }) => {
    const { inviteCode } = input
    const { userId } = context.caller
    return tryCode(failedCodes, { userId, address: context.address }, async () => {
      const settlementId = await findSettlementByInviteCode(context.database, inviteCode)
      return runOnce(context, operationOf('useSettlementInviteLink', userId, input), {
        settlementId,
        lock: (tx) => lockForJoining(tx, { settlementId, userId }),
        work: async (tx, at) => {
          const { settlementId: joined, ...done } = await join(tx, { inviteCode, userId, at, settlementId })
          const answer = listedSettlement(await findListed(tx, userId, joined), userId)
          return recordChange(tx, { settlementId: joined, userId, at }, { ...done, answer })
        },
      })
    })
  })
  return {
    createSettlementInviteLink,
    getSettlementInviteLinks,
    getSettlementInviteLink,
    useSettlementInviteLink,
    revokeSettlementInviteLink,
    revokeSettlementInviteLinks,
    cleanupExpiredInviteLinks,
  }
}

/**
 * Looks up a code unless the user or address has tried too many wrong ones (S5). Each try counts as a wrong one at first; it is taken off
 * the count again unless the code was wrong.
 */
async function tryCode<Answer>(
  failedCodes: FailedCodes,
  tries: { readonly userId: string; readonly address: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { waitSeconds, giveBack } = failedCodes.count(tries)
  if (waitSeconds > 0) throw refusal('too-many-wrong-codes', { minutes: Math.ceil(waitSeconds / 60) })
  let isWrong = false
  try {
    return await work()
  } catch (error) {
    isWrong = refusalOf(error).reason === 'code-invalid'
    throw error
  } finally {
    if (!isWrong) giveBack()
  }
}
