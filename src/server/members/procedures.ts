import { shownNames } from '#domain/settlement/names'
import { inSettlement } from '../access/in-settlement.ts'
import { signedIn } from '../access/signed-in.ts'
import { procedureOf } from '../changes/act-procedure.ts'
import { listSettlements } from '../changes/queries.ts'
import { readRows } from '../changes/read-rows.ts'
import { findSharedLevels } from './shared-levels.ts'

const getSettlementMembers = inSettlement('member.list').getSettlementMembers.handler(
  async ({ context: { database, permit } }) => {
    const members = await readRows(database, 'members', permit.settlementId, 'all')
    const shown = shownNames(members)
    return members.map((member) => ({
      ...member,
      name: shown.get(member)!,
      isOwner: member.userId === permit.ownerId,
    }))
  },
)

const getMemberLevels = inSettlement('member.list').getMemberLevels.handler(
  ({ context: { database, permit } }) => findSharedLevels(database, permit.settlementId),
)

const isUserSettlementMember = signedIn.isUserSettlementMember.handler(
  async ({ input: { settlementId }, context: { database, caller } }) => ({
    isMember: (await listSettlements(database, caller.userId)).some((row) => row.id === settlementId),
  }),
)

export const memberProcedures = {
  getSettlementMembers,
  getMemberLevels,
  isUserSettlementMember,
  updateSettlementCollaboration: procedureOf('updateSettlementCollaboration'),
  removeSettlementCollaborator: procedureOf('removeSettlementCollaborator'),
  leaveSettlement: procedureOf('leaveSettlement'),
  cleanupDuplicateCollaborations: procedureOf('cleanupDuplicateCollaborations'),
}
