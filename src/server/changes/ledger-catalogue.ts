import { afterChanges, put } from '#domain/settlement/change'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import type { Writable } from '../db/database.ts'
import type { ActInput } from './act-runner.ts'
import type { LedgerKeeper } from './ledger-keeper.ts'

/**
 * Names the catalogue that the settlement counts with from its first change of stock or projects on: the one whose recipes this
 * change names, where it is kept, so that whoever stays with older game data begins with theirs; else the one in use.
 */
export async function withCatalogueVersion(
  { versionInUse, isKept }: Pick<LedgerKeeper, 'versionInUse' | 'isKept'>,
  database: Writable,
  rows: Rows,
  { catalogue: named }: ActInput,
): Promise<Rows> {
  const settlement = settlementIn(rows)
  if (settlement.catalogue !== null) return rows
  const catalogue = named !== undefined && (await isKept(database, named)) ? named : versionInUse()
  return afterChanges(rows, [put('settlements', { ...settlement, catalogue })])
}
