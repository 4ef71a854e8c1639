import { sql } from 'drizzle-orm'
import { type PeopleNames, peopleNames } from '../changes/person-numbers.ts'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/** Present names of all that entries of a settlement name; those of ended projects too. */
export type HistoryNames = {
  readonly people: PeopleNames
  readonly projects: ReadonlyMap<string, string>
  readonly players: ReadonlyMap<string, string>
  readonly storages: ReadonlyMap<string, string>
}

export async function readHistoryNames(database: Queryable, settlementId: string): Promise<HistoryNames> {
  const rows = await database.all(sql`
    select 'projects' as of, id, name from projects where settlement_id = ${settlementId}
    union all select 'players', id, name from players where settlement_id = ${settlementId}
    union all select 'storages', id, name from storages where settlement_id = ${settlementId}`)
  const named = (of: string) =>
    new Map(rows.filter((row) => row.of === of).map((row) => [text(row, 'id'), text(row, 'name')]))
  return {
    people: await peopleNames(database, settlementId),
    projects: named('projects'),
    players: named('players'),
    storages: named('storages'),
  }
}
