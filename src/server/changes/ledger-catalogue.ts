import { afterChanges, put } from '#domain/settlement/change'
import { type Rows, settlementIn } from '#domain/settlement/tables'
import type { Writable } from '../db/database.ts'
import type { ActInput } from './act-runner.ts'
import type { LedgerKeeper } from './ledger-keeper.ts'

/**
 * Gives the settlement the catalogue that it counts with from now on, where it has none yet: at its first change of stock or projects.
 * That is the catalogue by which this change numbers recipes, if the database keeps it, so that somebody whose page still has older
 * game data begins with that data; otherwise the catalogue in use.
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
