import { packSettlement } from '#domain/packed-settlement/pack-settlement'
import { defaultPermissions } from '#domain/settlement/role'
import { inSettlement } from '../access/in-settlement.ts'
import { signedIn } from '../access/signed-in.ts'
import { procedureOf } from '../changes/act-procedure.ts'
import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'
import { listPresent } from '../changes/presence.ts'
import { listSettlements } from '../changes/queries.ts'
import { readSnapshot } from '../changes/read-rows.ts'
import { listedSettlement } from '../changes/rows.ts'
import { isoTime, now } from '../configuration/clock.ts'
import type { ExportSlots } from '../rpc/export-slots.ts'
import { takingTurns } from '../rpc/exported-rows.ts'
import { getSettlementActivity } from './activity-procedure.ts'
import {
  createSettlement,
  deleteSettlement,
  getDeletedSettlements,
  restoreSettlement,
  shareSettlement,
  transferSettlement,
} from './owner-procedures.ts'
import { previewCatalogue } from './preview-catalogue.ts'
import { restOfSettlement } from './rest-of-settlement.ts'
import { openSampleOf, removeSampleSettlement } from './sample-procedures.ts'

const getSettlementsUserCanAccess = signedIn.getSettlementsUserCanAccess.handler(
  async ({ context: { database, caller } }) =>
    (await listSettlements(database, caller.userId)).map((row) => listedSettlement(row, caller.userId)),
)

const getSettlement = inSettlement('settlement.get').getSettlement.handler(
  ({ context: { database, permit } }) => readSnapshot(database, permit),
)

const getPackedSettlement = inSettlement('settlement.get').getPackedSettlement.handler(
  async ({ context: { database, permit } }) =>
    packSettlement(await readSnapshot(database, permit), Date.parse),
)

const getDefaultPermissions = signedIn.getDefaultPermissions.handler(({ input }) =>
  defaultPermissions(input.role),
)

const getSettlementPresence = inSettlement('settlement.presence').getSettlementPresence.handler(
  async ({
    context: {
      database,
      permit: { settlementId },
    },
  }) => (await listPresent(database, [settlementId], now())).get(settlementId) ?? [],
)

function exportSettlementOf(exports: ExportSlots) {
  return inSettlement('settlement.export').exportSettlement.handler(async ({ context }) => {
    const { database, permit } = context
    // Refuses a second export of the same user; the slot is free again once the answer has been sent.
    exports.begin(context)
    const snapshot = await readSnapshot(database, permit)
    // In turns: on the built-in database, which runs one statement at a time, other requests get theirs in between.
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
    getPackedSettlement,
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
