import { sql } from 'drizzle-orm'
import type { SettlementChange } from '#domain/settlement/settlement-state'
import { text } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'

/** Where server processes hear whose list of settlements has changed. */
export const listChannel = 'settlement_list'

/**
 * Answers whose list of settlements a change alters, and tells the other server processes once the transaction holds:
 * who came, went or has another role; everyone, where it is about the settlement itself.
 */
export async function announceLists(
  tx: Tx,
  settlementId: string,
  changes: readonly SettlementChange[],
): Promise<readonly string[]> {
  const isForAll = changes.some(({ type }) => type === 'settlement' || type === 'deleted')
  const concerned = changes.flatMap((change) => {
    if (change.type === 'member') return [change.member.userId]
    return change.type === 'memberGone' ? [change.userId] : []
  })
  if (!isForAll && concerned.length === 0) return []
  const isConcerned = isForAll ? sql`status = 'active'` : sql`user_id in ${concerned}`
  const rows = await tx.write(sql`
    select user_id, pg_notify(${listChannel}, user_id::text)::text from memberships
    where settlement_id = ${settlementId} and ${isConcerned}`)
  return rows.map((row) => text(row, 'user_id'))
}
