import { type SQL, sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import type { Tx } from '../db/database.ts'

/** The tables of links, each with the table of its codes. */
const codesOf = {
  invite_links: 'invite_codes',
  progress_links: 'progress_codes',
  share_links: 'share_codes',
} as const

/**
 * Deletes settlements with all their rows. No other code may delete settlements, invitations, progress links or share links, because the
 * tables of their codes do not belong to a settlement (decision 13) and must be cleared too. Codes are deleted last, to keep the lock order.
 */
export async function removeSettlements(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.write(sql`delete from settlements where id in ${among(ids)}`)
  for (const codes of Object.values(codesOf))
    await tx.write(sql`delete from ${sql.identifier(codes)} where settlement_id in ${among(ids)}`)
}

/**
 * Deletes links of one kind with their codes.
 * @param which a SQL condition on the links
 * @returns how many there were
 */
export async function removeLinks(tx: Tx, links: keyof typeof codesOf, which: SQL): Promise<number> {
  const removed = await tx.write(sql`
    delete from ${sql.identifier(links)} where ${which} returning encode(code_hash, 'hex') as hash`)
  if (removed.length === 0) return 0
  const hashes = JSON.stringify(removed.map(({ hash }) => hash))
  await tx.write(sql`
    delete from ${sql.identifier(codesOf[links])}
    where code_hash in (select decode(value, 'hex') from jsonb_array_elements_text(${hashes}::jsonb))`)
  return removed.length
}
