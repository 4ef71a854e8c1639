import { sql } from 'drizzle-orm'
import type { Change } from '#domain/settlement/change'
import { text } from '../db/columns.ts'
import type { Writable } from '../db/database.ts'

/** Where server processes hear whose list of settlements has changed. */
export const listChannel = 'settlement_list'

/** Whose list of settlements a change alters: who came, went or has another role; everyone, where it is about the settlement itself. */
export async function listsOf(
  database: Writable,
  settlementId: string,
  changes: readonly Change[],
): Promise<readonly string[]> {
  const isForAll = changes.some((change) => table(change) === 'settlements')
  const concerned = changes.flatMap(memberIn)
  if (!isForAll && concerned.length === 0) return []
  const rows = await database.write(sql`
    select user_id, pg_notify(${listChannel}, user_id::text)::text from memberships
    where settlement_id = ${settlementId} and ${isForAll ? sql`status = 'active'` : sql`user_id in ${concerned}`}`)
  return rows.map((row) => text(row, 'user_id'))
}

function table(change: Change): string {
  if ('put' in change) return change.put
  return 'drop' in change ? change.drop : change.touched
}

function memberIn(change: Change): readonly string[] {
  if ('put' in change) return change.put === 'members' ? [change.row.userId] : []
  return 'drop' in change && change.drop === 'members' ? [change.key] : []
}
