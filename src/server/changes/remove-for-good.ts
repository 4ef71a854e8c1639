import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/database.ts'
import { sqlIds } from '../db/sql-values.ts'

/**
 * Removes settlements, with all they hold, and invitations: here alone, because their codes stand outside all settlements
 * (decision 13) and have to go too. Codes go last, so that nobody who waits for one is waited for.
 */
export async function removeSettlements(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.write(sql`delete from settlements where id in ${sqlIds(ids)}`)
  await tx.write(sql`delete from invite_codes where settlement_id in ${sqlIds(ids)}`)
}

/** @param which a condition on invitations */
export async function removeInvites(tx: Tx, which: SQL): Promise<void> {
  const removed = await tx.write(sql`
    delete from invite_links where ${which} returning encode(code_hash, 'hex') as hash`)
  if (removed.length === 0) return
  const hashes = JSON.stringify(removed.map(({ hash }) => hash))
  await tx.write(sql`
    delete from invite_codes
    where code_hash in (select decode(value, 'hex') from jsonb_array_elements_text(${hashes}::jsonb))`)
}
