import { type SQL, sql } from 'drizzle-orm'
import { type Action, type Membership, may, mayAsSiteAdmin } from '#domain/settlement/right'
import { text, textOrNull, whole } from '../db/columns.ts'
import type { Queryable, Row, Tx } from '../db/database.ts'
import type { LockedSettlement } from '../db/locks.ts'
import { refusal } from '../rpc/refusal.ts'

declare const proof: unique symbol

type Proven<Allowed extends Action, How> = Membership & {
  readonly settlementId: string
  readonly userId: string
  readonly ownerId: string
  readonly action: Allowed
  /** The number of the settlement's last change. */
  readonly seq: number
  readonly [proof]: How
}

/** Proof that a user had the right for a reading action in a settlement. Only this file makes one (SET-5). */
export type ReadPermit<Allowed extends Action> = Proven<Allowed, 'read'>

/**
 * Proof that a user has the right for a changing action at the time of the write. A command that takes one cannot be called
 * without the check, nor with the permit of another action.
 */
export type Permit<Allowed extends Action> = Proven<Allowed, 'change'>

type Asked<Wanted extends Action> = {
  readonly userId: string
  readonly settlementId: string
  readonly action: Wanted
  readonly isSiteAdmin?: boolean | undefined
}

/** @throws NOT_FOUND for non-members who are no site admin with this right, as for a settlement that does not exist; FORBIDDEN for members without the right */
export async function permitToRead<Wanted extends Action>(
  database: Queryable,
  asked: Asked<Wanted>,
): Promise<ReadPermit<Wanted>> {
  const [row] = await database.all(sql`
    select seq, owner_id, is_sample, role from settlements
    left join memberships on settlement_id = settlements.id and user_id = ${asked.userId} and status = 'active'
    where settlements.id = ${asked.settlementId} and deleted_at is null`)
  return prove(asked, row, row?.role == null ? undefined : row) as ReadPermit<Wanted>
}

/** The same for a change, under the settlement's lock: the right cannot be taken away before the commit. */
export async function permitToChange<Wanted extends Action>(
  tx: Tx,
  asked: Asked<Wanted>,
  settlement: LockedSettlement | undefined,
): Promise<Permit<Wanted>> {
  const alive = settlement?.deleted_at == null ? settlement : undefined
  return prove(asked, alive, await findMembership(tx, asked)) as Permit<Wanted>
}

/**
 * The same without a lock, from one row with the settlement and the user's `role`. Only for a write that fails if the
 * settlement's number is no longer the permit's (`recordAct`).
 */
export function permitToAct<Wanted extends Action>(
  asked: Asked<Wanted>,
  row: Row | undefined,
): Permit<Wanted> {
  const alive = row?.deleted_at == null ? row : undefined
  return prove(asked, alive, row?.role == null ? undefined : row) as Permit<Wanted>
}

/** For the owner of a deleted settlement, to restore it. */
export async function permitToRestore(
  tx: Tx,
  { userId, settlementId }: Pick<Asked<Action>, 'userId' | 'settlementId'>,
  settlement: LockedSettlement | undefined,
): Promise<Permit<'settlement.restore'>> {
  const asked = { userId, settlementId, action: 'settlement.restore' } as const
  const deleted = settlement?.deleted_at == null ? undefined : settlement
  return prove(asked, deleted, await findMembership(tx, asked)) as Permit<'settlement.restore'>
}

/** The right of a collaborator, and the project that it is for. */
export type SharedPermit<Permitted> = Permitted & { readonly sharedProjectId: string }

/**
 * For whom a project is shared with: to read it, to deliver to it, to leave it (SET-9).
 * @throws NOT_FOUND for everybody else, whoever they are in the settlement, and where the project or the settlement has ended
 */
export async function permitToReadShared(
  database: Queryable,
  { userId, collaborationId }: { readonly userId: string; readonly collaborationId: string },
): Promise<SharedPermit<ReadPermit<'project.read_shared'>>> {
  const [row] = await database.all(sql`
    select settlements.id, seq, owner_id, collaborators.project_id as shared_project_id
    from ${sharedWith(userId)} and collaborators.id = ${collaborationId}`)
  return proveShared('project.read_shared', userId, row) as SharedPermit<ReadPermit<'project.read_shared'>>
}

/** A column with the project that is shared with a user by this collaboration, to be read by `permitToDeliver`. */
export function sharedProjectColumn(userId: string, settlementId: string, collaborationId: string): SQL {
  return sql`(
    select collaborators.project_id from ${sharedWith(userId)}
      and collaborators.settlement_id = ${settlementId} and collaborators.id = ${collaborationId}) as shared_project_id`
}

/** The same as `permitToAct`, for a delivery to a shared project; the row has `shared_project_id`. */
export function permitToDeliver(
  userId: string,
  row: Row | undefined,
): SharedPermit<Permit<'project.deliver_shared'>> {
  const alive = row?.deleted_at == null ? row : undefined
  return proveShared('project.deliver_shared', userId, alive) as SharedPermit<
    Permit<'project.deliver_shared'>
  >
}

/**
 * The projects that are shared with a user, while neither they nor their settlements have ended. Stands behind `from`; further
 * conditions follow with `and`.
 */
export function sharedWith(userId: string): SQL {
  return sql`
    collaborators
    join settlements on settlements.id = collaborators.settlement_id and deleted_at is null
    join projects on projects.settlement_id = collaborators.settlement_id and projects.id = collaborators.project_id
    where collaborators.user_id = ${userId} and collaborators.status = 'active' and ending is null`
}

function proveShared(action: 'project.read_shared' | 'project.deliver_shared', userId: string, row?: Row) {
  const sharedProjectId = row ? (textOrNull(row, 'shared_project_id') ?? undefined) : undefined
  const standing = { role: '', isOwner: false, sharedProjectId }
  if (!row || !may(standing, action)) throw refusal('no-shared-project')
  const settlement = {
    settlementId: text(row, 'id'),
    ownerId: text(row, 'owner_id'),
    seq: whole(row, 'seq'),
  }
  return { ...standing, ...settlement, userId, action }
}

/** A separate statement, so that it sees what was committed while this transaction waited for the lock. */
async function findMembership(
  tx: Tx,
  { userId, settlementId }: Pick<Asked<Action>, 'userId' | 'settlementId'>,
): Promise<Row | undefined> {
  const [membership] = await tx.all(sql`
    select role from memberships
    where settlement_id = ${settlementId} and user_id = ${userId} and status = 'active'`)
  return membership
}

function prove<Wanted extends Action>(
  { userId, settlementId, action, isSiteAdmin = false }: Asked<Wanted>,
  settlement: Row | undefined,
  membership: Row | undefined,
): Omit<ReadPermit<Wanted>, typeof proof> {
  const isGuest = !membership && mayAsSiteAdmin(isSiteAdmin, action)
  if (!settlement || !(membership || isGuest)) throw noSettlement()
  const ownerId = text(settlement, 'owner_id')
  const role = membership ? text(membership, 'role') : ''
  const isInSample = settlement.is_sample === true
  const standing = { role, isOwner: ownerId === userId, isSiteAdmin, isInSample }
  if (!may(standing, action)) throw noRight()
  return { ...standing, settlementId, userId, ownerId, action, seq: whole(settlement, 'seq') }
}

/** The same refusal for a settlement that does not exist and one that the caller may not know of. */
export function noSettlement() {
  return refusal('no-settlement')
}

/** @throws FORBIDDEN if the permit's user lacks this other right */
export function requireAlso(permit: Permit<Action>, action: Action): void {
  if (!may(permit, action)) throw noRight()
}

function noRight() {
  return refusal('no-right')
}
