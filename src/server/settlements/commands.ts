import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { may } from '#domain/settlement/right'
import { defaultSettings, type SettlementSettings } from '#domain/settlement/settings'
import type { Settlement } from '#domain/settlement/settlement-state'
import { noSettlement, type Permit } from '../access/permit.ts'
import type { Done, Nothing } from '../changes/change.ts'
import { refuseTooManyMemberships, refuseTooManyOwned } from '../changes/owned-limits.ts'
import { numberOf, takeNumber } from '../changes/person-numbers.ts'
import { findMember, restorableSince } from '../changes/queries.ts'
import { memberOf, settlementOf } from '../changes/rows.ts'
import { text } from '../db/columns.ts'
import type { Tx } from '../db/database.ts'
import { lockAccount } from '../db/locks.ts'
import { refusal } from '../rpc/refusal.ts'

type NewSettlement = {
  readonly userId: string
  readonly name: string
  readonly description: string
  readonly at: Date
}

/** Creates a settlement with its owner as first member. Needs the owner's account locked. @returns its id. */
export async function createSettlement(
  tx: Tx,
  { userId, name, description, at }: NewSettlement,
): Promise<string> {
  await refuseTooManyOwned(tx, userId, at)
  await refuseTooManyMemberships(tx, userId)
  const id = randomUUID()
  const moment = sql`${at.toISOString()}::timestamptz`
  const settings = defaultSettings
  await tx.write(sql`
    insert into settlements (id, owner_id, name, description, auto_assign_tasks, low_stock_threshold,
      enable_notifications, require_contribution_approval, max_assignees_per_task, default_task_deadline_days,
      created_at, updated_at)
    values (${id}, ${userId}, ${name}, ${description}, ${settings.autoAssignTasks}, ${settings.lowStockThreshold},
      ${settings.enableNotifications}, ${settings.requireContributionApproval}, ${settings.maxAssigneesPerTask},
      ${settings.defaultTaskDeadlineDays}, ${moment}, ${moment})`)
  await tx.write(sql`
    insert into memberships (settlement_id, user_id, role, status, joined_at, last_active_at)
    values (${id}, ${userId}, 'co_owner', 'active', ${moment}, ${moment})`)
  await takeNumber(tx, { settlementId: id, userId })
  return id
}

export type SettlementEdit = {
  readonly name?: string | undefined
  readonly description?: string | undefined
  readonly settings?:
    | { readonly [Key in keyof SettlementSettings]?: SettlementSettings[Key] | undefined }
    | undefined
}

/** Changes what is given and differs; the activity log names the most telling of it. */
export async function editSettlement(
  tx: Tx,
  { settlementId }: Permit<'settlement.rename'>,
  { name, description, settings = {} }: SettlementEdit,
  at: Date,
): Promise<Done<Settlement>> {
  const [row] = await tx.all(sql`select * from settlements where id = ${settlementId}`)
  const before = settlementOf(row!)
  const changed = {
    ...(name !== undefined && name !== before.name && { name }),
    ...(description !== undefined && description !== before.description && { description }),
  }
  const changedSettings = Object.entries(settings).filter(
    ([key, value]) => value !== undefined && value !== before.settings[key as keyof SettlementSettings],
  )
  if (Object.keys(changed).length === 0 && changedSettings.length === 0)
    return { answer: before, changes: [] }
  const assignments = [
    ...Object.entries(changed).map(([key, value]) => sql`${sql.identifier(key)} = ${value}`),
    ...changedSettings.map(
      ([key, value]) => sql`${settingColumns[key as keyof SettlementSettings]} = ${value}`,
    ),
  ]
  const [after] = await tx.write(sql`
    update settlements set ${sql.join(assignments, sql`, `)}, updated_at = ${at.toISOString()}::timestamptz
    where id = ${settlementId} returning *`)
  const settlement = settlementOf(after!)
  return {
    answer: settlement,
    changes: [{ type: 'settlement', settlement }],
    did:
      changed.name !== undefined
        ? { kind: 'settlement.renamed', facts: { name: changed.name, former: before.name } }
        : changed.description !== undefined
          ? { kind: 'settlement.described', facts: {} }
          : {
              kind: 'settlement.settings',
              facts: Object.fromEntries(changedSettings) as Partial<SettlementSettings>,
            },
  }
}

const settingColumns: Readonly<Record<keyof SettlementSettings, SQL>> = {
  autoAssignTasks: sql`auto_assign_tasks`,
  lowStockThreshold: sql`low_stock_threshold`,
  enableNotifications: sql`enable_notifications`,
  requireContributionApproval: sql`require_contribution_approval`,
  maxAssigneesPerTask: sql`max_assignees_per_task`,
  defaultTaskDeadlineDays: sql`default_task_deadline_days`,
}

/** Nobody sees it any more, and every link to it is dead; all it holds waits for its owner to want it back. */
export async function deleteSettlement(
  tx: Tx,
  { settlementId }: Permit<'settlement.delete'>,
  at: Date,
): Promise<Done<Nothing>> {
  await tx.write(sql`
    update settlements set deleted_at = ${at.toISOString()}::timestamptz where id = ${settlementId}`)
  await tx.write(sql`update invite_links set is_active = false where settlement_id = ${settlementId}`)
  return { answer: {}, changes: [{ type: 'deleted' }], did: { kind: 'settlement.deleted', facts: {} } }
}

/** Needs the owner's account locked. */
export async function restoreSettlement(
  tx: Tx,
  { settlementId, userId }: Permit<'settlement.restore'>,
  at: Date,
): Promise<Done<Nothing>> {
  await refuseTooManyOwned(tx, userId, null)
  const [row] = await tx.write(sql`
    update settlements set deleted_at = null
    where id = ${settlementId} and deleted_at > ${restorableSince(at.getTime())} returning *`)
  if (!row) throw noSettlement()
  return {
    answer: {},
    changes: [{ type: 'settlement', settlement: settlementOf(row) }],
    did: { kind: 'settlement.restored', facts: {} },
  }
}

/** The former owner stays with every right but the owner's own (I12). */
export async function transferSettlement(
  tx: Tx,
  { settlementId, userId }: Permit<'settlement.transfer'>,
  newOwnerId: string,
  at: Date,
): Promise<Done<Nothing>> {
  if (newOwnerId === userId) throw refusal('owner-already')
  const heir = await findMember(tx, settlementId, newOwnerId)
  if (!heir) throw refusal('no-member')
  if (!may({ role: text(heir, 'role'), isOwner: false }, 'member.list')) throw refusal('role-unknown')
  await lockAccount(tx, newOwnerId, 'change')
  await refuseTooManyOwned(tx, newOwnerId, at)
  const [row] = await tx.write(sql`
    update settlements set owner_id = ${newOwnerId}, updated_at = ${at.toISOString()}::timestamptz
    where id = ${settlementId} returning *`)
  await tx.write(sql`
    update memberships set role = 'co_owner' where settlement_id = ${settlementId} and user_id = ${newOwnerId}`)
  return {
    answer: {},
    changes: [
      { type: 'settlement', settlement: settlementOf(row!) },
      { type: 'member', member: { ...memberOf(heir), role: 'co_owner' } },
    ],
    did: {
      kind: 'settlement.transferred',
      facts: { member: await numberOf(tx, { settlementId, userId: newOwnerId }) },
    },
  }
}
