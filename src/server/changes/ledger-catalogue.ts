import { afterChanges, put } from '#domain/settlement/change'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import type { Writable } from '../db/database.ts'
import { type LedgerKeeper, requireCatalogueVersion } from './ledger-keeper.ts'

/** Names the catalogue that the settlement counts with from its first change of stock or projects on. */
export async function withCatalogueVersion(
  keeper: LedgerKeeper,
  database: Writable,
  rows: Rows,
): Promise<Rows> {
  const settlement = settlementIn(rows)
  if (settlement.catalogue !== null) return rows
  await keeper.keepVersionInUse(database)
  return afterChanges(rows, [put('settlements', { ...settlement, catalogue: keeper.versionInUse() })])
}

/** Keeps the version that a settlement is to count with. @throws NOT_FOUND if there is no such version */
export async function keepCatalogueVersion(
  keeper: LedgerKeeper,
  database: Writable,
  version: string,
): Promise<void> {
  await requireCatalogueVersion(keeper, database, version)
  if (version === keeper.versionInUse()) await keeper.keepVersionInUse(database)
}
