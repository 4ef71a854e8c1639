import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { InviteLink } from '#contract/invites'
import { inviteLimits, settlementLimits } from '#domain/settlement/limits'
import { may } from '#domain/settlement/right'
import type { InvitedRole } from '#domain/settlement/role'
import { type Permit, requireAlso } from '../access/permit.ts'
import { codeHash } from '../changes/link-code.ts'
import type { Done, EmptyAnswer } from '../changes/record.ts'
import { dayMs } from '../configuration/clock.ts'
import { whole } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { findInvite } from './queries.ts'

export type NewInvite = { readonly role: InvitedRole; readonly maxUses: number; readonly days: number }

/**
 * Creates an invitation; only the owner may create admin links (SET-3). The answer holds no code, because answers are kept
 * for repeated requests: `codeOf` computes it again from the link's id.
 */
export async function createInvite(
  tx: Tx,
  permit: Permit<'invite.create_low'>,
  { role, maxUses, days, codeOf }: NewInvite & { readonly codeOf: (linkId: string) => string },
  at: number,
): Promise<Done<InviteLink>> {
  if (role === 'admin') refuseWideAdminLink(permit, { maxUses, days })
  const { settlementId, userId } = permit
  const [count] = await tx.all(sql`
    select is_personal, (select count(*) from invite_links
      where settlement_id = ${settlementId} and is_active and expires_at > ${sqlTime(at)}) as live
    from settlements where id = ${settlementId}`)
  if (count!.is_personal === true) throw refusal('personal-is-private')
  if (whole(count!, 'live') >= settlementLimits.liveInvites) throw refusal('too-many-invitations')
  const id = randomUUID()
  const inviteCode = codeOf(id)
  await tx.write(sql`
    insert into invite_links (settlement_id, id, code_hash, code_end, role, max_uses, expires_at, created_by_no, created_at)
    values (${settlementId}, ${id}, ${codeHash(inviteCode)}, ${inviteCode.slice(-4)}, ${role}, ${maxUses},
      ${sqlTime(at + days * dayMs)},
      (select no from people where settlement_id = ${settlementId} and account = ${userId}), ${sqlTime(at)})`)
  await tx.write(sql`
    insert into invite_codes (code_hash, settlement_id) values (${codeHash(inviteCode)}, ${settlementId})`)
  return {
    answer: (await findInvite(tx, settlementId, id))!,
    changes: [{ touched: 'invites' }],
    activity: { kind: 'invite.created', facts: { role, maxUses } },
  }
}

export async function revokeInvite(
  tx: Tx,
  permit: Permit<'invite.revoke_low'>,
  linkId: string,
): Promise<Done<EmptyAnswer>> {
  const link = await findInvite(tx, permit.settlementId, linkId)
  if (!link) throw refusal('no-invitation')
  requireAlso(permit, link.role === 'admin' ? 'invite.revoke_admin' : 'invite.revoke_low')
  if (!link.isActive) return { answer: {}, changes: [] }
  await tx.write(sql`
    update invite_links set is_active = false where settlement_id = ${permit.settlementId} and id = ${linkId}`)
  return {
    answer: {},
    changes: [{ touched: 'invites' }],
    activity: { kind: 'invite.revoked', facts: { role: link.role } },
  }
}

/** Revokes all invitations, but no admin links if the caller may not revoke those. */
export async function revokeInvites(
  tx: Tx,
  permit: Permit<'invite.revoke_low'>,
): Promise<Done<{ revoked: number }>> {
  const withAdmin = may(permit, 'invite.revoke_admin')
  const ended = await tx.write(sql`
    update invite_links set is_active = false
    where settlement_id = ${permit.settlementId} and is_active and (${withAdmin}::boolean or role <> 'admin')
    returning id`)
  return invitesEnded(ended.length, (revoked) => ({ revoked }), 'invite.allRevoked')
}

/** Ends the invitations that nobody can use any more: they have expired, or are used up, which those with `max_uses` 0 never are. */
export async function cleanUpInvites(
  tx: Tx,
  { settlementId }: Permit<'member.cleanup'>,
  at: number,
): Promise<Done<{ deactivated: number }>> {
  const ended = await tx.write(sql`
    update invite_links set is_active = false
    where settlement_id = ${settlementId} and is_active
      and (expires_at <= ${sqlTime(at)} or (max_uses > 0 and current_uses >= max_uses))
    returning id`)
  return invitesEnded(ended.length, (deactivated) => ({ deactivated }), 'invite.cleanedUp')
}

function invitesEnded<Answer>(
  count: number,
  answer: (count: number) => Answer,
  kind: 'invite.allRevoked' | 'invite.cleanedUp',
): Done<Answer> {
  if (count === 0) return { answer: answer(0), changes: [] }
  return { answer: answer(count), changes: [{ touched: 'invites' }], activity: { kind, facts: { count } } }
}

function refuseWideAdminLink(
  permit: Permit<'invite.create_low'>,
  { maxUses, days }: Omit<NewInvite, 'role'>,
): void {
  requireAlso(permit, 'invite.create_admin')
  const { adminUses, adminDays } = inviteLimits
  if (maxUses < adminUses.least || maxUses > adminUses.most) throw refusal('admin-link-uses')
  if (days > adminDays) throw refusal('admin-link-days')
}
