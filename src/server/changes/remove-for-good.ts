import { type SQL, sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import type { Tx } from '../db/database.ts'

/**
 * Deletes settlements with all their rows. No other code may delete settlements or invitations, because the table of invite
 * codes does not belong to a settlement (decision 13) and must be cleared too. Codes are deleted last, to keep the lock order.
 */
export async function removeSettlements(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.write(sql`delete from settlements where id in ${among(ids)}`)
  await tx.write(sql`delete from invite_codes where settlement_id in ${among(ids)}`)
}

/** @param which a SQL condition on invitations */
export async function removeInvites(tx: Tx, which: SQL): Promise<void> {
  const removed = await tx.write(sql`
    delete from invite_links where ${which} returning encode(code_hash, 'hex') as hash`)
  if (removed.length === 0) return
  const hashes = JSON.stringify(removed.map(({ hash }) => hash))
  await tx.write(sql`
    delete from invite_codes
    where code_hash in (select decode(value, 'hex') from jsonb_array_elements_text(${hashes}::jsonb))`)
}
