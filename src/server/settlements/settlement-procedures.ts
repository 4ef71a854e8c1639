import { sql } from 'drizzle-orm'
import type { ActivityEntry } from '#contract/settlements'
import { defaultPermissions } from '#domain/settlement/role'
import { inSettlement } from '../access/in-settlement.ts'
import { alsoAllow, permitToRestore } from '../access/permit.ts'
import { signedIn } from '../access/signed-in.ts'
import { moment, text, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import { changeSettlement, operationOf, recordChange, runOnce } from './change.ts'
import { nameOr } from './invite-queries.ts'
import { listHere } from './presence.ts'
import { findListed, listActivity, listDeleted, listSettlements, readState } from './queries.ts'
import { deletedSettlement, listedSettlement, settlementOf } from './rows.ts'
import * as commands from './settlement-commands.ts'

/** A new settlement says which game it is for (§ 9). */
const defaultDescription = 'A BitCraft settlement'

const getSettlementsUserCanAccess = signedIn.getSettlementsUserCanAccess.handler(
  async ({ context: { database, caller } }) =>
    (await listSettlements(database, caller.userId)).map((row) => listedSettlement(row, caller.userId)),
)

const getSettlement = inSettlement('settlement.get').getSettlement.handler(
  ({ context: { database, permit } }) =>
    database.transaction(async (tx) => {
      await tx.all(sql`set transaction isolation level repeatable read read only`)
      const state = await readState(tx, permit)
      return { ...state, members: [...state.members], players: [...state.players] }
    }),
)

const createSettlement = signedIn.createSettlement.handler(async ({ input, context }) => {
  const { userId } = context.caller
  const { name, description = defaultDescription } = input
  return runOnce(context, operationOf('createSettlement', userId, input), async (tx, at) => {
    const settlementId = await commands.foundSettlement(tx, { userId, name, description, at })
    const [row] = await tx.all(sql`select * from settlements where id = ${settlementId}`)
    const done = {
      answer: listedSettlement(await findListed(tx, userId, settlementId), userId),
      changes: [{ type: 'settlement' as const, settlement: settlementOf(row!) }],
      did: { kind: 'settlement.created', facts: { name } },
    }
    return recordChange(tx, { settlementId, userId, at }, done)
  })
})

const updateSettlement = inSettlement('settlement.rename').updateSettlement.handler(({ input, context }) => {
  return changeSettlement(context, (tx, permit, at) => {
    if (input.settings) alsoAllow(permit, 'settlement.edit_settings')
    return commands.editSettlement(tx, permit, input, at)
  })
})

const deleteSettlement = inSettlement('settlement.delete').deleteSettlement.handler(({ context }) => {
  return changeSettlement(context, (tx, permit, at) => commands.deleteSettlement(tx, permit, at))
})

const getDeletedSettlements = signedIn.getDeletedSettlements.handler(
  async ({ context: { database, settlementRoom, caller } }) =>
    (await listDeleted(database, caller.userId, settlementRoom.now())).map(deletedSettlement),
)

const restoreSettlement = signedIn.restoreSettlement.handler(({ input, context }) => {
  const { userId } = context.caller
  const { settlementId } = input
  return runOnce(context, operationOf('restoreSettlement', userId, input), async (tx, at) => {
    const permit = await permitToRestore(tx, { userId, settlementId })
    const done = await commands.restoreSettlement(tx, permit, at)
    const answer = listedSettlement(await findListed(tx, userId, settlementId), userId)
    return recordChange(tx, { settlementId, userId, at }, { ...done, answer })
  })
})

const transferSettlement = inSettlement('settlement.transfer').transferSettlement.handler(
  ({ input, context }) => {
    return changeSettlement(context, (tx, permit, at) =>
      commands.transferSettlement(tx, permit, input.userId, at),
    )
  },
)

const getDefaultPermissions = signedIn.getDefaultPermissions.handler(({ input }) =>
  defaultPermissions(input.role),
)

const getSettlementActivity = inSettlement('settlement.activity').getSettlementActivity.handler(
  async ({ input: { before }, context: { database, permit } }) =>
    (await listActivity(database, permit, before)).map(activityEntry),
)

const getSettlementPresence = inSettlement('settlement.presence').getSettlementPresence.handler(
  ({ context: { database, settlementRoom, permit } }) =>
    listHere(database, permit.settlementId, settlementRoom.now()),
)

export const settlementProcedures = {
  getSettlementsUserCanAccess,
  getSettlement,
  createSettlement,
  updateSettlement,
  deleteSettlement,
  getDeletedSettlements,
  restoreSettlement,
  transferSettlement,
  getDefaultPermissions,
  getSettlementActivity,
  getSettlementPresence,
}

function activityEntry(row: Row): ActivityEntry {
  return {
    id: whole(row, 'id'),
    at: moment(row, 'at'),
    kind: text(row, 'kind'),
    actorId: row.actor_id == null ? null : text(row, 'actor_id'),
    actor: nameOr(row),
    facts: row.facts as ActivityEntry['facts'],
  }
}
