import { sql } from 'drizzle-orm'
import type { InviteLink } from '#contract/invites'
import type { InvitedRole } from '#domain/settlement/role'
import type { ReadPermit } from '../access/permit.ts'
import { type PeopleNames, peopleNames } from '../changes/person-numbers.ts'
import { text, time, timeText, timeTextOrNull, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'

const formerMember = 'Former member'

/** A settlement's invitations, newest first, 200 at most. */
export async function listInvites(
  database: Queryable,
  { settlementId }: ReadPermit<'invite.list'>,
  now: number,
): Promise<readonly InviteLink[]> {
  const rows = await database.all(sql`
    ${invites} where settlement_id = ${settlementId} order by created_at desc, id limit 200`)
  const names = await peopleNames(database, settlementId)
  return rows.map((row) => inviteLink(row, names, now))
}

export async function findInvite(
  database: Queryable,
  settlementId: string,
  id: string,
): Promise<InviteLink | undefined> {
  const [row] = await database.all(sql`${invites} where settlement_id = ${settlementId} and id = ${id}`)
  if (!row) return undefined
  const names = await peopleNames(database, settlementId)
  // At the time 0 nothing has expired: so an expired invitation can still be revoked.
  return inviteLink(row, names, 0)
}

const invites = sql`
  select id, role, max_uses, current_uses, is_active, expires_at, created_at, last_used_at, code_end, created_by_no
  from invite_links`

/** An expired invitation is not active, even if `is_active` was not cleared yet. With `max_uses` 0 it may be used without a limit. */
function inviteLink(row: Row, names: PeopleNames, now: number): InviteLink {
  const expiresAt = time(row, 'expires_at')
  const maxUses = whole(row, 'max_uses')
  const currentUses = whole(row, 'current_uses')
  return {
    id: text(row, 'id'),
    role: text(row, 'role') as InvitedRole,
    maxUses,
    currentUses,
    isActive: row.is_active === true && expiresAt > now && (maxUses === 0 || currentUses < maxUses),
    expiresAt: timeText(row, 'expires_at'),
    createdAt: timeText(row, 'created_at'),
    lastUsedAt: timeTextOrNull(row, 'last_used_at'),
    codeEnd: text(row, 'code_end'),
    createdBy: (row.created_by_no != null && names.get(whole(row, 'created_by_no'))) || formerMember,
  }
}
