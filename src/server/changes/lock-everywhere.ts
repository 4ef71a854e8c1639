import { sql } from 'drizzle-orm'
import { lockOwnAccount } from '../access/signed-in.ts'
import { collision } from '../db/collision.ts'
import { text } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { lockSettlements } from '../db/locks.ts'

/** The settlements to which the new name of a user is told: where they are a member now. Members of a deleted one read it anew once it is restored. */
export async function settlementsWithMember(tx: Tx, userId: string): Promise<readonly string[]> {
  const rows = await tx.all(sql`
    select settlement_id from memberships join settlements on settlements.id = settlement_id
    where user_id = ${userId} and status = 'active' and deleted_at is null`)
  return rows.map((row) => text(row, 'settlement_id'))
}

/** The settlements that a user ever belonged to: those that the deletion of the account concerns. */
export async function settlementsWithPerson(tx: Tx, userId: string): Promise<readonly string[]> {
  const rows = await tx.all(sql`select settlement_id from people where account = ${userId}`)
  return rows.map((row) => text(row, 'settlement_id'))
}

/** The settlements of which a user is a member now, deleted ones too: one that is restored meanwhile was not joined meanwhile. */
async function memberships(tx: Tx, userId: string): Promise<readonly string[]> {
  const rows = await tx.all(
    sql`select settlement_id from memberships where user_id = ${userId} and status = 'active'`,
  )
  return rows.map((row) => text(row, 'settlement_id'))
}

/**
 * Locks these settlements of a user, then the account, so that the user can join no other until the transaction ends.
 * @throws a collision, which is retried, if the user joined another one, for the first time or again, before the account was locked
 */
export async function lockEverywhere(
  tx: Tx,
  userId: string,
  settlementsOf: (tx: Tx, userId: string) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const before = await memberships(tx, userId)
  const settlementIds = await settlementsOf(tx, userId)
  await lockSettlements(tx, settlementIds, 'alone')
  await lockOwnAccount(tx, userId, 'alone')
  const known = new Set([...before, ...settlementIds])
  const joined = (await memberships(tx, userId)).filter((id) => !known.has(id))
  if (joined.length > 0) throw collision('a settlement was joined meanwhile')
  return settlementIds
}
