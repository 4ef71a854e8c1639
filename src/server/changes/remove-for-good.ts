import { type SQL, sql } from 'drizzle-orm'
import { among } from '../db/among.ts'
import type { Tx } from '../db/database.ts'

/**
 * Deletes settlements with all their rows. No other code may delete settlements, invitations, progress links or share links, because the
 * tables of their codes do not belong to a settlement (decision 13) and must be cleared too. Codes are deleted last, to keep the lock order.
 */
export async function removeSettlements(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.write(sql`delete from settlements where id in ${among(ids)}`)
  await tx.write(sql`delete from invite_codes where settlement_id in ${among(ids)}`)
  await tx.write(sql`delete from progress_codes where settlement_id in ${among(ids)}`)
  await tx.write(sql`delete from share_codes where settlement_id in ${among(ids)}`)
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

type OneLink = { readonly settlementId: string; readonly id: string; readonly codeHash: string }

/** @param link with the hash of its code in hexadecimal */
export async function removeProgressLink(tx: Tx, { settlementId, id, codeHash }: OneLink): Promise<void> {
  await tx.write(sql`delete from progress_links where settlement_id = ${settlementId} and id = ${id}`)
  await tx.write(sql`delete from progress_codes where code_hash = decode(${codeHash}, 'hex')`)
}

/** @param link with the hash of its code in hexadecimal */
export async function removeShareLink(tx: Tx, { settlementId, id, codeHash }: OneLink): Promise<void> {
  await tx.write(sql`delete from share_links where settlement_id = ${settlementId} and id = ${id}`)
  await tx.write(sql`delete from share_codes where code_hash = decode(${codeHash}, 'hex')`)
}
