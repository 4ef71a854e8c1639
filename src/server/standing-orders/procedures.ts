import type { LedgerKeeper } from '../changes/ledger-keeper.ts'
import { ledgerProcedureOf } from '../changes/ledger-procedure.ts'

export function standingOrderProcedures(keeper: LedgerKeeper) {
  return {
    setStandingOrder: ledgerProcedureOf(keeper, 'setStandingOrder'),
    endStandingOrder: ledgerProcedureOf(keeper, 'endStandingOrder'),
  }
}
