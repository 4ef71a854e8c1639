import { inSettlement } from '../access/in-settlement.ts'
import { refusal } from '../access/refusal.ts'
import { signedIn } from '../access/signed-in.ts'
import { changeSettlement, operationOf, recordChange, runOnce } from './change.ts'
import type { FailedCodes } from './failed-codes.ts'
import { inviteCodeOf } from './invite-code.ts'
import * as invites from './invite-commands.ts'
import { listInvites } from './invite-queries.ts'
import { join, lockForJoining, previewInvite } from './joining.ts'
import { findListed } from './queries.ts'
import { refusalOf } from './refusal-of.ts'
import { listedSettlement } from './rows.ts'

const createSettlementInviteLink = inSettlement('invite.create_low').createSettlementInviteLink.handler(
  async ({ input, context }) => {
    const codeOf = (linkId: string) => inviteCodeOf(context.accountsRoom.secret, linkId)
    const link = await changeSettlement(context, (tx, permit, at) =>
      invites.createInvite(tx, permit, { ...input, codeOf }, at),
    )
    return { inviteCode: codeOf(link.id), link }
  },
)

const getSettlementInviteLinks = inSettlement('invite.list').getSettlementInviteLinks.handler(
  async ({ context: { database, settlementRoom, permit } }) => [
    ...(await listInvites(database, permit, settlementRoom.now())),
  ],
)

const getSettlementInviteLink = signedIn.getSettlementInviteLink.handler(
  ({ input: { inviteCode }, context: { database, settlementRoom, caller, address } }) =>
    tryCode(settlementRoom.failedCodes, { userId: caller.userId, address }, () =>
      previewInvite(database, { inviteCode, userId: caller.userId, at: new Date(settlementRoom.now()) }),
    ),
)

const useSettlementInviteLink = signedIn.useSettlementInviteLink.handler(({ input, context }) => {
  const { userId } = context.caller
  const tries = { userId, address: context.address }
  return tryCode(context.settlementRoom.failedCodes, tries, () =>
    runOnce(context, operationOf('useSettlementInviteLink', userId, input), {
      lock: (tx) => lockForJoining(tx, { inviteCode: input.inviteCode, userId }),
      work: async (tx, at) => {
        const { settlementId, ...done } = await join(tx, { inviteCode: input.inviteCode, userId, at })
        const answer = listedSettlement(await findListed(tx, userId, settlementId), userId)
        return recordChange(tx, { settlementId, userId, at }, { ...done, answer })
      },
    }),
  )
})

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

export const inviteProcedures = {
  createSettlementInviteLink,
  getSettlementInviteLinks,
  getSettlementInviteLink,
  useSettlementInviteLink,
  revokeSettlementInviteLink,
  revokeSettlementInviteLinks,
  cleanupExpiredInviteLinks,
}

/** Guessing is slow: only so many wrong codes are looked up (S5). */
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
