import { sql } from 'drizzle-orm'
import type { AccountSettlements } from '#contract/account-deletion'
import { restorableSince } from '../changes/queries.ts'
import { text, timeTextOrNull, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'

/**
 * What happens to a user's own settlements when the account is deleted (AUTH-5). Those with other members must be handed
 * over or deleted first. Those without, and deleted ones that could still be restored, are deleted with the account; so is a sample, of
 * which nobody need be told.
 */
export async function findOwnSettlements(
  database: Queryable,
  { userId, now }: { readonly userId: string; readonly now: number },
): Promise<AccountSettlements> {
  const rows = await database.all(sql`
    select id, name, deleted_at,
      (select count(*) from memberships
        where settlement_id = settlements.id and status = 'active' and user_id <> owner_id) as others,
      (select count(*) from players where settlement_id = settlements.id) as players
    from settlements
    where owner_id = ${userId} and not is_sample and (deleted_at is null or deleted_at > ${restorableSince(now)})
    order by created_at desc, id`)
  const isShared = (row: (typeof rows)[number]) => row.deleted_at == null && whole(row, 'others') > 0
  return {
    handOver: rows.filter(isShared).map((row) => ({ id: text(row, 'id'), name: text(row, 'name') })),
    goes: rows
      .filter((row) => !isShared(row))
      .map((row) => ({
        id: text(row, 'id'),
        name: text(row, 'name'),
        players: whole(row, 'players'),
        deletedAt: timeTextOrNull(row, 'deleted_at'),
      })),
  }
}
