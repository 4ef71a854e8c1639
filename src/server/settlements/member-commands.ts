import { sql } from 'drizzle-orm'
import type { InvitedRole } from '#domain/settlement/role'
import type { Member, SettlementChange } from '#domain/settlement/settlement-state'
import type { Permit } from '../access/permit.ts'
import { refusal } from '../access/refusal.ts'
import { text } from '../db/columns.ts'
import type { Queryable, Tx } from '../db/database.ts'
import { type Done, type Nothing, recordChange } from './change.ts'
import { findMember } from './queries.ts'
import { memberOf, playerOf } from './rows.ts'

/** A member's new role; the permission set follows from it (SET-4). */
export async function changeRole(
  tx: Tx,
  permit: Permit,
  { userId, role }: { readonly userId: string; readonly role: InvitedRole },
): Promise<Done<Member>> {
  refuseOwner(permit, userId)
  const row = await findMember(tx, permit.settlementId, userId)
  if (!row) throw noMember()
  const before = memberOf(row)
  if (before.role === role) return { answer: before, changes: [] }
  await tx.all(sql`
    update memberships set role = ${role} where settlement_id = ${permit.settlementId} and user_id = ${userId}`)
  const member = { ...before, role }
  return {
    answer: member,
    changes: [{ type: 'member', member }],
    did: { kind: 'member.role', facts: { member: member.name, role, former: before.role } },
  }
}

/** Ends a membership; the record stays with its time, and every way back through old links is shut. */
export async function removeMember(tx: Tx, permit: Permit, userId: string, at: Date): Promise<Done<Nothing>> {
  refuseOwner(permit, userId)
  const row = await findMember(tx, permit.settlementId, userId)
  if (!row) throw noMember()
  const changes = await endMembership(tx, { settlementId: permit.settlementId, userId, at })
  return { answer: {}, changes, did: { kind: 'member.removed', facts: { member: memberOf(row).name } } }
}

/** Leaving asks for no right: also who has a role that this release does not know may go. */
export async function leaveSettlement(
  tx: Tx,
  { settlementId, userId, at }: { readonly settlementId: string; readonly userId: string; readonly at: Date },
): Promise<Done<Nothing>> {
  return {
    answer: {},
    changes: await endMembership(tx, { settlementId, userId, at }),
    did: { kind: 'member.left' },
  }
}

export async function endMembership(
  tx: Tx,
  { settlementId, userId, at }: { readonly settlementId: string; readonly userId: string; readonly at: Date },
): Promise<readonly SettlementChange[]> {
  await tx.all(sql`
    update memberships set status = 'removed', removed_at = ${at.toISOString()}::timestamptz
    where settlement_id = ${settlementId} and user_id = ${userId}`)
  await tx.all(sql`
    update profiles set default_settlement_id = null
    where user_id = ${userId} and default_settlement_id = ${settlementId}`)
  const unlinked = await tx.all(sql`
    update players set user_id = null where settlement_id = ${settlementId} and user_id = ${userId}
    returning id, name, is_active, user_id, date_added`)
  return [
    { type: 'memberGone', userId },
    ...unlinked.map((player): SettlementChange => ({ type: 'player', player: playerOf(player) })),
  ]
}

/**
 * A person belongs to a settlement once by the primary key, so nothing can be double; what can be left over are links
 * of players to members who went.
 */
export async function cleanUpMembers(tx: Tx, { settlementId }: Permit): Promise<Done<{ removed: number }>> {
  const freed = await tx.all(sql`
    update players set user_id = null
    where settlement_id = ${settlementId} and user_id in (
      select user_id from memberships where settlement_id = ${settlementId} and status = 'removed')
    returning id, name, is_active, user_id, date_added`)
  return {
    answer: { removed: freed.length },
    changes: freed.map((row) => ({ type: 'player', player: playerOf(row) })),
    did: { kind: 'cleanup', facts: { removed: freed.length } },
  }
}

/** Everywhere a person belongs, others see the new name at once (SET-10). */
export async function tellNewName(tx: Tx, userId: string, at: Date): Promise<readonly string[]> {
  const places = await settlementsOf(tx, userId)
  for (const settlementId of places) {
    const row = await findMember(tx, settlementId, userId)
    if (!row) continue
    const changes: SettlementChange[] = [{ type: 'member', member: memberOf(row) }]
    await recordChange(tx, { settlementId, userId, at }, { answer: null, changes })
  }
  return places
}

/** Where a person is a member, locked for a change, always in the same order. */
export async function settlementsOf(tx: Queryable, userId: string): Promise<readonly string[]> {
  const rows = await tx.all(sql`
    select id from settlements
    where deleted_at is null and id in (
      select settlement_id from memberships where user_id = ${userId} and status = 'active')
    order by id for update`)
  return rows.map((row) => text(row, 'id'))
}

export function noMember(): ReturnType<typeof refusal> {
  return refusal('NOT_FOUND', 'There is no such member.')
}

/** Only the owner holds such a permit, so the owner is who asks. */
function refuseOwner({ userId: ownerId }: Permit, userId: string): void {
  if (userId === ownerId)
    throw refusal('FORBIDDEN', 'The owner stays: hand the settlement over to a member first.', 'userId')
}
