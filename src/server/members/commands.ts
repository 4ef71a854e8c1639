import { sql } from 'drizzle-orm'
import type { Action } from '#domain/settlement/right'
import type { InvitedRole } from '#domain/settlement/role'
import type { Member, SettlementChange } from '#domain/settlement/settlement-state'
import type { Permit } from '../access/permit.ts'
import type { Done, Nothing } from '../changes/change.ts'
import { numberOf } from '../changes/person-numbers.ts'
import { findMember } from '../changes/queries.ts'
import { memberOf, playerOf } from '../changes/rows.ts'
import type { Tx } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'

/** A member's new role; the permission set follows from it (SET-4). */
export async function changeRole(
  tx: Tx,
  permit: Permit<'member.change_role'>,
  { userId, role }: { readonly userId: string; readonly role: InvitedRole },
): Promise<Done<Member>> {
  refuseOwner(permit, userId)
  const row = await findMember(tx, permit.settlementId, userId)
  if (!row) throw refusal('no-member')
  const before = memberOf(row)
  if (before.role === role) return { answer: before, changes: [] }
  await tx.write(sql`
    update memberships set role = ${role} where settlement_id = ${permit.settlementId} and user_id = ${userId}`)
  const member = { ...before, role }
  return {
    answer: member,
    changes: [{ type: 'member', member }],
    did: {
      kind: 'member.role',
      facts: {
        member: await numberOf(tx, { settlementId: permit.settlementId, userId }),
        role,
        former: before.role,
      },
    },
  }
}

/** Ends a membership; the record stays with its time, and every way back through old links is shut. */
export async function removeMember(
  tx: Tx,
  permit: Permit<'member.remove_other'>,
  userId: string,
  at: Date,
): Promise<Done<Nothing>> {
  refuseOwner(permit, userId)
  const { settlementId } = permit
  if (!(await findMember(tx, settlementId, userId))) throw refusal('no-member')
  const changes = await endMembership(tx, { settlementId, userId, at })
  const member = await numberOf(tx, { settlementId, userId })
  return { answer: {}, changes, did: { kind: 'member.removed', facts: { member } } }
}

/** Leaving asks for no right: also who has a role that this release does not know may go. */
export async function leaveSettlement(
  tx: Tx,
  { settlementId, userId, at }: { readonly settlementId: string; readonly userId: string; readonly at: Date },
): Promise<Done<Nothing>> {
  return {
    answer: {},
    changes: await endMembership(tx, { settlementId, userId, at }),
    did: { kind: 'member.left', facts: {} },
  }
}

export async function endMembership(
  tx: Tx,
  { settlementId, userId, at }: { readonly settlementId: string; readonly userId: string; readonly at: Date },
): Promise<readonly SettlementChange[]> {
  await tx.write(sql`
    update memberships set status = 'removed', removed_at = ${at.toISOString()}::timestamptz
    where settlement_id = ${settlementId} and user_id = ${userId}`)
  const unlinked = await tx.write(sql`
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
export async function cleanUpMembers(
  tx: Tx,
  { settlementId }: Permit<'member.cleanup'>,
): Promise<Done<{ removed: number }>> {
  const freed = await tx.write(sql`
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

function refuseOwner({ ownerId }: Permit<Action>, userId: string): void {
  if (userId === ownerId) throw refusal('owner-stays')
}
