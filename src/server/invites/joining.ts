import { sql } from 'drizzle-orm'
import { put } from '#domain/settlement/change'
import { settlementLimits } from '#domain/settlement/limits'
import type { InvitedRole } from '#domain/settlement/role'
import { lockOwnAccount } from '../access/signed-in.ts'
import { codeHash } from '../changes/link-code.ts'
import { refuseTooManyMemberships } from '../changes/owned-limits.ts'
import { takeNumber } from '../changes/person-numbers.ts'
import { readRows } from '../changes/read-rows.ts'
import type { Done } from '../changes/record.ts'
import { text, time, whole } from '../db/columns.ts'
import type { Queryable, Row, Tx } from '../db/database.ts'
import { lockSettlement } from '../db/locks.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'
import { tidyCode } from './code.ts'

type Joining = { readonly inviteCode: string; readonly userId: string; readonly at: number }

/** The same refusal for an unknown, expired, used up and revoked code (S5). */
export function invalidCode() {
  return refusal('code-invalid')
}

/** The settlement and role of a code, for somebody who is not a member yet. */
export async function previewInvite(
  database: Queryable,
  joining: Joining,
): Promise<{ settlementName: string; role: InvitedRole }> {
  const settlementId = await findSettlementByInviteCode(database, joining.inviteCode)
  const link = settlementId && (await findValid(database, { ...joining, settlementId }))
  if (!link) throw invalidCode()
  return { settlementName: text(link, 'name'), role: text(link, 'role') as InvitedRole }
}

type ToLock = { readonly settlementId: string | undefined; readonly userId: string }

/** Locks the settlement of a code, valid or not, and the account of the user who wants to join. */
export async function lockForJoining(tx: Tx, { settlementId, userId }: ToLock): Promise<void> {
  if (settlementId) await lockSettlement(tx, settlementId)
  await lockOwnAccount(tx, userId, 'change')
}

/** Joins by a valid code, under the locks (I4, I5). A former member gets the old row and person number again. */
export async function join(
  tx: Tx,
  { settlementId, ...joining }: Joining & { readonly settlementId: string | undefined },
): Promise<Done<null> & { readonly settlementId: string }> {
  const link = settlementId && (await findValid(tx, { ...joining, settlementId }))
  if (!link) throw invalidCode()
  const { userId, at } = joining
  await refuseWhenFull(tx, settlementId)
  await refuseTooManyMemberships(tx, userId)
  const role = text(link, 'role')
  const joinedAt = sqlTime(at)
  await tx.write(sql`
    insert into memberships (settlement_id, user_id, role, status, invited_by_no, joined_at, last_active_at)
    values (${settlementId}, ${userId}, ${role}, 'active', ${link.created_by_no ?? null}, ${joinedAt}, ${joinedAt})
    on conflict (settlement_id, user_id) do update set
      role = excluded.role, status = 'active', invited_by_no = excluded.invited_by_no,
      joined_at = excluded.joined_at, last_active_at = excluded.last_active_at, removed_at = null`)
  await tx.write(sql`
    update invite_links
    set current_uses = current_uses + 1, last_used_at = ${joinedAt},
      is_active = (max_uses = 0 or current_uses + 1 < max_uses)
    where settlement_id = ${settlementId} and id = ${text(link, 'id')}`)
  await takeNumber(tx, { settlementId, userId })
  const [member] = await readRows(tx, 'members', settlementId, [userId])
  return {
    settlementId,
    answer: null,
    changes: [put('members', member!), { touched: 'invites' }],
    activity: { kind: 'member.joined', facts: { role } },
  }
}

/** The settlement of a code, also of one that is no longer valid; undefined if there is no such code. Locks nothing. */
export async function findSettlementByInviteCode(
  database: Queryable,
  inviteCode: string,
): Promise<string | undefined> {
  const [row] = await database.all(sql`
    select settlement_id from invite_codes where code_hash = ${codeHash(tidyCode(inviteCode))}`)
  return row && text(row, 'settlement_id')
}

/**
 * The invitation of a code, if this user may join by it.
 * @throws CONFLICT if the user is a member already: no use is counted and no role changes
 */
async function findValid(
  database: Queryable,
  { inviteCode, userId, at, settlementId }: Joining & { readonly settlementId: string },
): Promise<Row | undefined> {
  const code = tidyCode(inviteCode)
  const [link] = await database.all(sql`
    select invite_links.id, settlements.name, invite_links.role, max_uses, current_uses, is_active,
      expires_at, invite_links.created_at, created_by_no
    from invite_links join settlements on settlements.id = settlement_id
    where settlement_id = ${settlementId} and code_hash = ${codeHash(code)} and deleted_at is null`)
  if (!link) return undefined
  const [membership] = await database.all(sql`
    select status, removed_at from memberships where settlement_id = ${settlementId} and user_id = ${userId}`)
  if (membership?.status === 'active') throw refusal('member-already')
  const isOpen =
    link.is_active === true &&
    time(link, 'expires_at') > at &&
    (whole(link, 'max_uses') === 0 || whole(link, 'current_uses') < whole(link, 'max_uses'))
  // A removed member can join again only by an invitation made after the removal.
  const isNewer = membership === undefined || time(link, 'created_at') > time(membership, 'removed_at')
  return isOpen && isNewer ? link : undefined
}

async function refuseWhenFull(tx: Tx, settlementId: string): Promise<void> {
  const [count] = await tx.all(sql`
    select count(*) as members from memberships where settlement_id = ${settlementId} and status = 'active'`)
  if (whole(count!, 'members') >= settlementLimits.members) throw refusal('settlement-full')
}
