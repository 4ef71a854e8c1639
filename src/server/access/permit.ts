import { sql } from 'drizzle-orm'
import { type Action, type Membership, may, mayAsSiteAdmin } from '#domain/settlement/right'
import { text, whole } from '../db/columns.ts'
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

/** Proof that a user had the right for a reading action in a settlement. Only this file makes one, and `shared-permit` for collaborators (SET-5). */
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

/**
 * @throws NOT_FOUND for non-members who are no site admin with this right, as for a settlement that does not exist, and for
 * members of a deleted one, who are told so; FORBIDDEN for members without the right
 */
export async function permitToRead<Wanted extends Action>(
  database: Queryable,
  asked: Asked<Wanted>,
): Promise<ReadPermit<Wanted>> {
  const [row] = await database.all(sql`
    select seq, owner_id, is_sample, role, deleted_at from settlements
    left join memberships on settlement_id = settlements.id and user_id = ${asked.userId} and status = 'active'
    where settlements.id = ${asked.settlementId}`)
  return proveAlive(asked, row, row?.role == null ? undefined : row) as ReadPermit<Wanted>
}

/** Like `permitToRead`, for a change under the settlement's lock: the right cannot be taken away before the commit. */
export async function permitToChange<Wanted extends Action>(
  tx: Tx,
  asked: Asked<Wanted>,
  settlement: LockedSettlement | undefined,
): Promise<Permit<Wanted>> {
  return proveAlive(asked, settlement, await findMembership(tx, asked)) as Permit<Wanted>
}

/**
 * Like `permitToChange`, but without a lock, from one row with the settlement and the user's `role`. Only for a write that
 * fails if the settlement's number is no longer the permit's (`recordAct`).
 */
export function permitToAct<Wanted extends Action>(
  asked: Asked<Wanted>,
  row: Row | undefined,
): Permit<Wanted> {
  return proveAlive(asked, row, row?.role == null ? undefined : row) as Permit<Wanted>
}

/** The permit with which the owner of a deleted settlement restores it. */
export async function permitToRestore(
  tx: Tx,
  { userId, settlementId }: Pick<Asked<Action>, 'userId' | 'settlementId'>,
  settlement: LockedSettlement | undefined,
): Promise<Permit<'settlement.restore'>> {
  const asked = { userId, settlementId, action: 'settlement.restore' } as const
  const deleted = settlement?.deleted_at == null ? undefined : settlement
  return prove(asked, deleted, await findMembership(tx, asked)) as Permit<'settlement.restore'>
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

/** Only members are told that a settlement was deleted; for others it is as if it did not exist. */
function proveAlive<Wanted extends Action>(
  asked: Asked<Wanted>,
  settlement: Row | undefined,
  membership: Row | undefined,
) {
  const isDeleted = settlement?.deleted_at != null
  if (isDeleted && membership) throw refusal('settlement-deleted')
  return prove(asked, isDeleted ? undefined : settlement, membership)
}

function prove<Wanted extends Action>(
  { userId, settlementId, action, isSiteAdmin = false }: Asked<Wanted>,
  settlement: Row | undefined,
  membership: Row | undefined,
): Omit<ReadPermit<Wanted>, typeof proof> {
  const isGuest = !membership && mayAsSiteAdmin(isSiteAdmin, action)
  if (!settlement || !(membership || isGuest)) throw noSettlement()
  const ownerId = text(settlement, 'owner_id')
  // A site admin who is no member has no role: '' gives no right.
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
