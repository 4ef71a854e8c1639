import { type SQL, sql } from 'drizzle-orm'
import type { TableName, Tables } from '#domain/settlement/tables'
import { among } from '../db/among.ts'
import { sqlTime } from '../db/sql-time.ts'
import { memberOf, playerOf } from './rows.ts'
import { storedContributions } from './stored-contributions.ts'
import { storedLedger } from './stored-ledger.ts'
import type { Dropped, StoredTable } from './stored-table.ts'

export type StoredName = Exclude<TableName, 'settlements'>

/** Every table of a settlement; a new one is added here. `numbered` has a row only where a change may be written (see `StoredTable`). */
export const storedTables: { readonly [Name in StoredName]: StoredTable<Tables[Name]> } = {
  members: {
    select: (settlementId, keys) => sql`
      select memberships.user_id, people.no, role, joined_at, last_active_at,
        custom_display_name, username, public_number, public_look
      from memberships
      join profiles on profiles.user_id = memberships.user_id
      join people on people.settlement_id = memberships.settlement_id and people.account = memberships.user_id
      where memberships.settlement_id = ${settlementId} and status = 'active'
        ${onlyThese(sql`memberships.user_id`, keys)}
      order by joined_at, memberships.user_id`,
    read: memberOf,
    // An act changes only the role: members are added by joining, and names belong to the user.
    put: (settlementId, members) => sql`
      update memberships set role = put.role
      from numbered, jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as put("userId" uuid, role text)
      where settlement_id = ${settlementId} and user_id = put."userId"`,
    // The row stays with the time of removal: invitations made before it no longer work for this user.
    drop: (settlementId, drops, at) => [
      sql`
        update memberships set status = 'removed', removed_at = ${sqlTime(at)} from numbered
        where settlement_id = ${settlementId} ${onlyThese(sql`user_id`, keysOf(drops))}`,
      ...freedOf(settlementId, keysOf(drops)),
      // What is shared with them ends too; to come again they need a link made after this (decision 23).
      sql`
        update collaborators set status = 'ended', ended_at = ${sqlTime(at)} from numbered
        where settlement_id = ${settlementId} and status = 'active' ${onlyThese(sql`user_id`, keysOf(drops))}`,
      // Nobody reads of a settlement that they have left, nor after they have joined it again.
      sql`
        delete from notifications using numbered
        where settlement_id = ${settlementId} ${onlyThese(sql`user_id`, keysOf(drops))}`,
    ],
  },
  players: {
    select: (settlementId, keys) => sql`
      select id, name, is_active, user_id, date_added from players
      where settlement_id = ${settlementId} ${onlyThese(sql`id`, keys)}
      order by date_added, id`,
    read: playerOf,
    put: (settlementId, players) => sql`
      insert into players (settlement_id, id, name, is_active, user_id, date_added)
      select ${settlementId}, id, name, "isActive", "userId", "dateAdded"
      from numbered, jsonb_to_recordset(${JSON.stringify(players)}::jsonb)
        as put(id uuid, name text, "isActive" boolean, "userId" uuid, "dateAdded" timestamptz)
      on conflict (settlement_id, id) do update
        set name = excluded.name, is_active = excluded.is_active, user_id = excluded.user_id`,
    drop: (settlementId, drops) => [
      sql`
        delete from players using numbered
        where settlement_id = ${settlementId} ${onlyThese(sql`id`, keysOf(drops))}`,
      ...freedOf(settlementId, keysOf(drops)),
    ],
  },
  ...storedLedger,
  contributions: storedContributions,
}

export const storedNames = Object.keys(storedTables) as readonly StoredName[]

/** Takes people off the tasks and projects that they were assigned to. */
function freedOf(settlementId: string, people: readonly string[]): readonly SQL[] {
  return ['assignees', 'project_players'].map(
    (table) => sql`
      delete from ${sql.identifier(table)} using numbered
      where settlement_id = ${settlementId} ${onlyThese(sql`who`, people)}`,
  )
}

function keysOf(drops: readonly Dropped[]): readonly string[] {
  return drops.map(({ key }) => key)
}

function onlyThese(column: SQL, keys: readonly string[] | 'all'): SQL {
  if (keys === 'all') return sql``
  return sql`and ${column} in ${among(keys)}`
}
