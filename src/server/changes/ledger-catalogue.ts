import { afterChanges, put } from '#domain/settlement/change'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import type { LedgerKeeper } from './ledger-keeper.ts'

/** Names the catalogue that the settlement counts with from its first change of stock or projects on. */
export function withCatalogueVersion({ versionInUse }: Pick<LedgerKeeper, 'versionInUse'>, rows: Rows): Rows {
  const settlement = settlementIn(rows)
  if (settlement.catalogue !== null) return rows
  return afterChanges(rows, [put('settlements', { ...settlement, catalogue: versionInUse() })])
}
