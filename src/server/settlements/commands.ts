import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { put } from '#domain/settlement/change'
import { may } from '#domain/settlement/right'
import { defaultSettings } from '#domain/settlement/settings'
import type { Settlement } from '#domain/settlement/tables'
import { noSettlement, type Permit } from '../access/permit.ts'
import { refuseTooManyMemberships, refuseTooManyOwned } from '../changes/owned-limits.ts'
import { takeNumber } from '../changes/person-numbers.ts'
import { restorableSince } from '../changes/queries.ts'
import { readRows } from '../changes/read-rows.ts'
import type { Done, EmptyAnswer } from '../changes/record.ts'
import { settlementOf } from '../changes/rows.ts'
import type { Tx } from '../db/database.ts'
import { lockAccount } from '../db/locks.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from '../rpc/refusal.ts'

type NewSettlement = {
  readonly userId: string
  readonly name: string
  readonly description: string
  readonly at: number
}

/** Creates a settlement that others can join. Needs the owner's account locked. @returns its id */
export async function createSettlement(tx: Tx, settlement: NewSettlement): Promise<string> {
  await refuseTooManyOwned(tx, settlement.userId, settlement.at)
  await refuseTooManyMemberships(tx, settlement.userId)
  return insertSettlement(tx, settlement, { settings: defaultSettings, isPersonal: false, isSample: false })
}

/** Writes a settlement with its owner as first member. @returns its id */
export async function insertSettlement(
  tx: Tx,
  { userId, name, description, at }: NewSettlement,
  { settings, isPersonal, isSample }: Pick<Settlement, 'settings' | 'isPersonal' | 'isSample'>,
): Promise<string> {
  const id = randomUUID()
  const createdAt = sqlTime(at)
  await tx.write(sql`
    insert into settlements (id, owner_id, name, description, is_personal, is_sample, auto_assign_tasks, low_stock_threshold,
      enable_notifications, require_contribution_approval, max_assignees_per_task, default_task_deadline_days,
      created_at, updated_at)
    values (${id}, ${userId}, ${name}, ${description}, ${isPersonal}, ${isSample}, ${settings.autoAssignTasks}, ${settings.lowStockThreshold},
      ${settings.enableNotifications}, ${settings.requireContributionApproval}, ${settings.maxAssigneesPerTask},
      ${settings.defaultTaskDeadlineDays}, ${createdAt}, ${createdAt})`)
  await tx.write(sql`
    insert into memberships (settlement_id, user_id, role, status, joined_at, last_active_at)
    values (${id}, ${userId}, 'co_owner', 'active', ${createdAt}, ${createdAt})`)
  await takeNumber(tx, { settlementId: id, userId })
  return id
}

/** Hides a settlement and ends its invitations. Its rows stay, so that the owner can restore it. */
export async function deleteSettlement(
  tx: Tx,
  { settlementId }: Permit<'settlement.delete'>,
  at: number,
): Promise<Done<EmptyAnswer>> {
  const [deleted] = await tx.write(sql`
    update settlements set deleted_at = ${sqlTime(at)} where id = ${settlementId} and not is_personal returning id`)
  if (!deleted) throw refusal('personal-stays')
  await tx.write(sql`update invite_links set is_active = false where settlement_id = ${settlementId}`)
  return {
    answer: {},
    changes: [{ drop: 'settlements', key: settlementId }],
    activity: { kind: 'settlement.deleted', facts: {} },
  }
}

/** Brings a deleted settlement back. Needs the owner's account locked. */
export async function restoreSettlement(
  tx: Tx,
  { settlementId, userId }: Permit<'settlement.restore'>,
  at: number,
): Promise<Done<EmptyAnswer>> {
  // null: the settlement is no new one, it has counted among the deleted ones all the time.
  await refuseTooManyOwned(tx, userId, null)
  const [row] = await tx.write(sql`
    update settlements set deleted_at = null
    where id = ${settlementId} and deleted_at > ${restorableSince(at)} returning *`)
  if (!row) throw noSettlement()
  return {
    answer: {},
    changes: [put('settlements', settlementOf(row))],
    activity: { kind: 'settlement.restored', facts: {} },
  }
}

/** Makes another member the owner; the former owner stays as a co-owner (I12). */
export async function transferSettlement(
  tx: Tx,
  { settlementId, userId }: Permit<'settlement.transfer'>,
  newOwnerId: string,
  at: number,
): Promise<Done<EmptyAnswer>> {
  if (newOwnerId === userId) throw refusal('owner-already')
  const [newOwner] = await readRows(tx, 'members', settlementId, [newOwnerId])
  if (!newOwner) throw refusal('no-member')
  // Every role that this release knows may do so.
  if (!may({ role: newOwner.role, isOwner: false }, 'member.list')) throw refusal('role-unknown')
  await lockAccount(tx, newOwnerId, 'change')
  await refuseTooManyOwned(tx, newOwnerId, at)
  const [row] = await tx.write(sql`
    update settlements set owner_id = ${newOwnerId}, updated_at = ${sqlTime(at)}
    where id = ${settlementId} returning *`)
  await tx.write(sql`
    update memberships set role = 'co_owner' where settlement_id = ${settlementId} and user_id = ${newOwnerId}`)
  return {
    answer: {},
    changes: [put('settlements', settlementOf(row!)), put('members', { ...newOwner, role: 'co_owner' })],
    activity: {
      kind: 'settlement.transferred',
      facts: { member: newOwner.no },
    },
  }
}
