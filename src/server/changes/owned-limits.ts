import { sql } from 'drizzle-orm'
import { settlementLimits } from '#domain/settlement/limits'
import { whole } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'
import { restorableSince } from './queries.ts'

const { ownedSettlements, ownedWithDeleted, memberships } = settlementLimits

/**
 * The personal settlement is not counted. Needs the owner's account locked; otherwise two requests at once could both take the last place.
 * @param newAt the time at which the user gets another settlement; null if a deleted one of theirs is restored
 * @throws CONFLICT if the user owns the most that are allowed
 */
export async function refuseTooManyOwned(tx: Tx, userId: string, newAt: number | null): Promise<void> {
  // A settlement that is restored has counted in `with_deleted` ever since it was made: then that number is not looked at.
  const [row] = await tx.all(sql`
    select count(*) filter (where deleted_at is null) as owned,
      count(*) filter (where deleted_at is null or deleted_at > ${restorableSince(newAt ?? 0)}) as with_deleted
    from settlements where owner_id = ${userId} and not is_personal`)
  if (whole(row!, 'owned') >= ownedSettlements) throw refusal('owns-too-many')
  if (newAt !== null && whole(row!, 'with_deleted') >= ownedWithDeleted)
    throw refusal('owns-too-many-with-deleted')
}

/** Needs the user's account locked. @throws CONFLICT if the user belongs to the most settlements that are allowed */
export async function refuseTooManyMemberships(tx: Tx, userId: string): Promise<void> {
  const [row] = await tx.all(sql`
    select count(*) as joined from memberships join settlements on settlements.id = settlement_id
    where user_id = ${userId} and status = 'active' and deleted_at is null and not is_personal`)
  if (whole(row!, 'joined') >= memberships) throw refusal('belongs-to-too-many')
}
