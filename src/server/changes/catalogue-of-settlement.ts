import { sql } from 'drizzle-orm'
import type { LedgerCatalog } from '#domain/planning/ledger-catalog'
import { text } from '../db/columns.ts'
import type { Database, Queryable } from '../db/database.ts'
import type { LedgerKeeper } from './ledger-keeper.ts'

/** The version of the catalogue that a settlement counts with; null before its first change of stock or projects. */
async function findCatalogueVersion(database: Queryable, settlementId: string): Promise<string | null> {
  const [row] = await database.all(sql`select catalogue from settlements where id = ${settlementId}`)
  return row?.catalogue == null ? null : text(row, 'catalogue')
}

/** The catalogue that a settlement counts with: as long as nothing has changed its stock or projects, the one in use. */
export async function catalogOfSettlement(
  { catalogOf, versionInUse }: Pick<LedgerKeeper, 'catalogOf' | 'versionInUse'>,
  database: Database,
  settlementId: string,
): Promise<LedgerCatalog> {
  return catalogOf(database, (await findCatalogueVersion(database, settlementId)) ?? versionInUse())
}
