import { sql } from 'drizzle-orm'
import type { ActivityEntry } from '#contract/activity'
import { type Activity, memberIn } from '#domain/settlement/activity'
import { put } from '#domain/settlement/change'
import { defaultPermissions } from '#domain/settlement/role'
import { inSettlement } from '../access/in-settlement.ts'
import { permitToRestore } from '../access/permit.ts'
import { lockOwnAccount, signedIn } from '../access/signed-in.ts'
import { procedureOf } from '../changes/act-procedure.ts'
import { changeSettlement, operationOf, runOnce } from '../changes/change.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { type PeopleNames, peopleNames } from '../changes/person-numbers.ts'
import { listPresent } from '../changes/presence.ts'
import { findListed, listActivity, listDeleted, listSettlements } from '../changes/queries.ts'
import { readSnapshot } from '../changes/read-rows.ts'
import { recordChange } from '../changes/record.ts'
import { deletedSettlement, listedSettlement, settlementOf } from '../changes/rows.ts'
import { isoTime, now } from '../configuration/clock.ts'
import { text, timeText, whole } from '../db/columns.ts'
import type { Row, Tx } from '../db/database.ts'
import { type LockedSettlement, lockSettlement } from '../db/locks.ts'
import { within } from '../db/within.ts'
import type { ExportSlots } from '../rpc/export-slots.ts'
import { takingTurns } from '../rpc/exported-rows.ts'
import * as commands from './commands.ts'
import { fillSample } from './fill-sample.ts'
import { sharePersonal } from './personal.ts'
import { previewCatalogue } from './preview-catalogue.ts'
import { openSample, removeSample } from './sample.ts'
import { restOfSettlement } from './whole.ts'

/** The description of a new settlement if none is given (SET-2). */
const defaultDescription = 'A BitCraft settlement'

const getSettlementsUserCanAccess = signedIn.getSettlementsUserCanAccess.handler(
  async ({ context: { database, caller } }) =>
    (await listSettlements(database, caller.userId)).map((row) => listedSettlement(row, caller.userId)),
)

const getSettlement = inSettlement('settlement.get').getSettlement.handler(
  ({ context: { database, permit } }) => readSnapshot(database, permit),
)

const shareSettlement = inSettlement('settlement.share').shareSettlement.handler(({ context }) =>
  changeSettlement(context, (tx, permit, at) => sharePersonal(tx, permit, at)),
)

const createSettlement = signedIn.createSettlement.handler(async ({ input, context }) => {
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
  return runOnce(context, operation, { lock: (tx) => lockOwnAccount(tx, userId, 'change'), work })
})

const deleteSettlement = inSettlement('settlement.delete').deleteSettlement.handler(({ context }) => {
  return changeSettlement(context, (tx, permit, at) => commands.deleteSettlement(tx, permit, at))
})

const getDeletedSettlements = signedIn.getDeletedSettlements.handler(
  async ({ context: { database, caller } }) =>
    (await listDeleted(database, caller.userId, now())).map(deletedSettlement),
)

const restoreSettlement = signedIn.restoreSettlement.handler(({ input, context }) => {
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
  return runOnce(context, operationOf('restoreSettlement', userId, input), { lock, work })
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
  async ({ input: { before }, context: { database, permit } }) => {
    const rows = await listActivity(database, permit, before)
    const names = await peopleNames(database, permit.settlementId)
    return rows.map((row) => activityEntry(row, names))
  },
)

const getSettlementPresence = inSettlement('settlement.presence').getSettlementPresence.handler(
  async ({
    context: {
      database,
      permit: { settlementId },
    },
  }) => (await listPresent(database, [settlementId], now())).get(settlementId) ?? [],
)

function openSampleOf(keeper: LedgerKeeper) {
  return signedIn.openSampleSettlement.handler(async ({ context }) => {
    const { database, publish, caller } = context
    const { userId } = caller
    await keeper.keepVersionInUse(database)
    // One transaction: half of a sample would say nothing.
    const opened = await database.transaction(async (tx) => {
      await lockOwnAccount(tx, userId, 'change')
      const sample = await openSample(tx, { userId, at: now() })
      // Nobody reads it yet, so what its acts announce need not be told.
      const filling = { ...context, database: within(tx, database), publish: () => {} }
      if (sample.isNew) await fillSample(filling, keeper, sample.answer.id)
      return sample
    })
    publish(opened.changed)
    return opened.answer
  })
}

const removeSampleSettlement = signedIn.removeSampleSettlement.handler(
  async ({ context: { database, publish, caller } }) => {
    const { userId } = caller
    const removed = await database.transaction((tx) => removeSample(tx, userId))
    if (removed.length > 0) publish([{ kind: 'list', userId }])
    return {}
  },
)

function exportSettlementOf(exports: ExportSlots) {
  return inSettlement('settlement.export').exportSettlement.handler(async ({ context }) => {
    const { database, permit } = context
    exports.begin(context)
    const snapshot = await readSnapshot(database, permit)
    const rest = await restOfSettlement(takingTurns(database), permit.settlementId)
    return { exportDate: isoTime(now()), version: 1 as const, ...snapshot, ...rest }
  })
}

function previewCatalogueOf(keeper: LedgerKeeper) {
  return inSettlement('settlement.set_catalogue').previewCatalogue.handler(
    ({ input: { version }, context: { database, permit } }) =>
      previewCatalogue(database, keeper, { permit, version }),
  )
}

export function settlementProcedures(keeper: LedgerKeeper, exports: ExportSlots) {
  return {
    exportSettlement: exportSettlementOf(exports),
    moveCatalogue: ledgerProcedureOf(keeper, 'moveCatalogue'),
    previewCatalogue: previewCatalogueOf(keeper),
    getSettlementsUserCanAccess,
    getSettlement,
    createSettlement,
    openSampleSettlement: openSampleOf(keeper),
    removeSampleSettlement,
    shareSettlement,
    updateSettlement: procedureOf('updateSettlement'),
    deleteSettlement,
    getDeletedSettlements,
    restoreSettlement,
    transferSettlement,
    getDefaultPermissions,
    getSettlementActivity,
    getSettlementPresence,
  }
}

function activityEntry(row: Row, names: PeopleNames): ActivityEntry {
  const did = { kind: text(row, 'kind'), facts: row.facts } as Activity
  const by = whole(row, 'by_no')
  const member = memberIn(did)
  const mentioned = member === undefined ? [by] : [by, member]
  return {
    id: whole(row, 'id'),
    at: timeText(row, 'at'),
    by,
    names: Object.fromEntries(mentioned.map((no) => [no, names.get(no) ?? null])),
    did,
  }
}
