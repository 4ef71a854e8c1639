import { sql } from 'drizzle-orm'
import { refusal } from '../access/refusal.ts'
import { text } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { recordChange } from './change.ts'
import { leaveSettlement, settlementsOf } from './member-commands.ts'

/**
 * Before an account is deleted (AUTH-5): its memberships end for everyone to see, and what nobody else is in goes with
 * it. Answers where somebody has to hear of it.
 * @throws CONFLICT where others would be left without an owner.
 */
export async function leaveEverything(
  tx: Tx,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<readonly string[]> {
  const places = await settlementsOf(tx, userId)
  const [shared] = await tx.all(sql`
    select name from settlements
    where owner_id = ${userId} and deleted_at is null and exists (
      select from memberships
      where settlement_id = settlements.id and status = 'active' and memberships.user_id <> ${userId})
    limit 1`)
  if (shared)
    throw refusal(
      'CONFLICT',
      `You own “${text(shared, 'name')}”, and others belong to it. Hand it over or delete it first.`,
    )
  await tx.all(sql`delete from settlements where owner_id = ${userId}`)
  for (const settlementId of await settlementsOf(tx, userId)) {
    const left = await leaveSettlement(tx, { settlementId, userId, at })
    await recordChange(tx, { settlementId, userId, at }, left)
  }
  return places
}
