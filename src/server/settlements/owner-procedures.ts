import { sql } from 'drizzle-orm'
import { put } from '#domain/settlement/change'
import { inSettlement } from '../access/in-settlement.ts'
import { permitToRestore } from '../access/permit.ts'
import { lockOwnAccount, signedIn } from '../access/signed-in.ts'
import { changeSettlement, operationOf, runOnce } from '../changes/change.ts'
import { findListed, listDeleted } from '../changes/queries.ts'
import { recordChange } from '../changes/record.ts'
import { deletedSettlement, listedSettlement, settlementOf } from '../changes/rows.ts'
import { now } from '../configuration/clock.ts'
import type { Tx } from '../db/database.ts'
import { type LockedSettlement, lockSettlement } from '../db/locks.ts'
import * as commands from './commands.ts'
import { sharePersonal } from './personal.ts'

/** The description of a new settlement if none is given (SET-2). */
const defaultDescription = 'A BitCraft settlement'

export const createSettlement = signedIn.createSettlement.handler(async ({ input, context }) => {
  const { userId } = context.caller
  const { name, description = defaultDescription } = input
  const work = async (tx: Tx, at: number) => {
    const settlementId = await commands.createSettlement(tx, { userId, name, description, at })
    const [row] = await tx.all(sql`select * from settlements where id = ${settlementId}`)
    const done = {
      answer: listedSettlement(await findListed(tx, userId, settlementId), userId),
      changes: [put('settlements', settlementOf(row!))],
      activity: { kind: 'settlement.created' as const, facts: { name } },
    }
    return recordChange(tx, { settlementId, userId, at }, done)
  }
  const operation = operationOf('createSettlement', userId, input)
  // No settlement is there yet that could be locked. With the account locked, two requests at once cannot both count its settlements before
  // one of them adds to them.
  const lock = (tx: Tx) => lockOwnAccount(tx, userId, 'change')
  return runOnce(context, operation, { settlementId: undefined, lock, work })
})

export const shareSettlement = inSettlement('settlement.share').shareSettlement.handler(({ context }) =>
  changeSettlement(context, (tx, permit, at) => sharePersonal(tx, permit, at)),
)

export const deleteSettlement = inSettlement('settlement.delete').deleteSettlement.handler(({ context }) => {
  return changeSettlement(context, (tx, permit, at) => commands.deleteSettlement(tx, permit, at))
})

export const getDeletedSettlements = signedIn.getDeletedSettlements.handler(
  async ({ context: { database, caller } }) =>
    (await listDeleted(database, caller.userId, now())).map(deletedSettlement),
)

export const restoreSettlement = signedIn.restoreSettlement.handler(({ input, context }) => {
  const { userId } = context.caller
  const { settlementId } = input
  const lock = async (tx: Tx) => {
    const settlement = await lockSettlement(tx, settlementId)
    await lockOwnAccount(tx, userId, 'change')
    return settlement
  }
  const work = async (tx: Tx, at: number, settlement: LockedSettlement | undefined) => {
    const permit = await permitToRestore(tx, { userId, settlementId }, settlement)
    const done = await commands.restoreSettlement(tx, permit, at)
    const answer = listedSettlement(await findListed(tx, userId, settlementId), userId)
    return recordChange(tx, { settlementId, userId, at }, { ...done, answer })
  }
  return runOnce(context, operationOf('restoreSettlement', userId, input), { settlementId, lock, work })
})

export const transferSettlement = inSettlement('settlement.transfer').transferSettlement.handler(
  ({ input, context }) => {
    return changeSettlement(context, (tx, permit, at) =>
      commands.transferSettlement(tx, permit, input.userId, at),
    )
  },
)
