import { shownNames } from '#domain/settlement/names'
import { inSettlement } from '../access/in-settlement.ts'
import { signedIn } from '../access/signed-in.ts'
import { changeSettlement, operationOf, recordChange, runOnce } from '../changes/change.ts'
import { findListed, listSettlements, readState } from '../changes/queries.ts'
import { text } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import { refusal } from '../rpc/refusal.ts'
import * as members from './commands.ts'

const getSettlementMembers = inSettlement('member.list').getSettlementMembers.handler(
  async ({ context: { database, permit } }) => {
    const { settlement, members } = await readState(database, permit)
    const shown = shownNames(members)
    return members.map((member) => ({
      ...member,
      name: shown.get(member)!,
      isOwner: member.userId === settlement.ownerId,
    }))
  },
)

const isUserSettlementMember = signedIn.isUserSettlementMember.handler(
  async ({ input: { settlementId }, context: { database, caller } }) => ({
    isMember: (await listSettlements(database, caller.userId)).some((row) => row.id === settlementId),
  }),
)

const updateSettlementCollaboration = inSettlement(
  'member.change_role',
).updateSettlementCollaboration.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit) => members.changeRole(tx, permit, input)),
)

const removeSettlementCollaborator = inSettlement('member.remove_other').removeSettlementCollaborator.handler(
  ({ input, context }) =>
    changeSettlement(context, (tx, permit, at) => members.removeMember(tx, permit, input.userId, at)),
)

const leaveSettlement = signedIn.leaveSettlement.handler(({ input, context }) => {
  const { userId } = context.caller
  const { settlementId } = input
  const work = async (tx: Tx, at: Date) => {
    const row = await findListed(tx, userId, settlementId)
    if (text(row, 'owner_id') === userId) throw refusal('owner-cannot-leave')
    const left = await members.leaveSettlement(tx, { settlementId, userId, at })
    return recordChange(tx, { settlementId, userId, at }, left)
  }
  // The lock alone: leaving asks for no right.
  const lock = (tx: Tx) => lockSettlement(tx, settlementId)
  return runOnce(context, operationOf('leaveSettlement', userId, input), { lock, work })
})

const cleanupDuplicateCollaborations = inSettlement('member.cleanup').cleanupDuplicateCollaborations.handler(
  ({ context }) => changeSettlement(context, (tx, permit) => members.cleanUpMembers(tx, permit)),
)

export const memberProcedures = {
  getSettlementMembers,
  isUserSettlementMember,
  updateSettlementCollaboration,
  removeSettlementCollaborator,
  leaveSettlement,
  cleanupDuplicateCollaborations,
}
