import { shownNames } from '#domain/settlement/names'
import { inSettlement } from '../access/in-settlement.ts'
import { refusal } from '../access/refusal.ts'
import { signedIn } from '../access/signed-in.ts'
import { text } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import { changeSettlement, operationOf, recordChange, runOnce } from './change.ts'
import * as members from './member-commands.ts'
import * as players from './player-commands.ts'
import { findListed, listSettlements, readState } from './queries.ts'

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

const addPlayer = inSettlement('player.manage').addPlayer.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit, at) => players.addPlayer(tx, permit, input.name, at)),
)

const updatePlayer = inSettlement('player.manage').updatePlayer.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit) => players.updatePlayer(tx, permit, input.playerId, input)),
)

const removePlayer = inSettlement('player.manage').removePlayer.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit) => players.removePlayer(tx, permit, input.playerId)),
)

const linkPlayer = inSettlement('player.link').linkPlayer.handler(({ input, context }) =>
  changeSettlement(context, (tx, permit) => players.linkPlayer(tx, permit, input.playerId, input.userId)),
)

export const memberProcedures = {
  getSettlementMembers,
  isUserSettlementMember,
  updateSettlementCollaboration,
  removeSettlementCollaborator,
  leaveSettlement,
  cleanupDuplicateCollaborations,
  addPlayer,
  updatePlayer,
  removePlayer,
  linkPlayer,
}
