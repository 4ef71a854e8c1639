import { sql } from 'drizzle-orm'
import { type Action, may, type Standing } from '#domain/settlement/right'
import { text, whole } from '../db/columns.ts'
import type { Queryable, Row, Tx } from '../db/database.ts'
import type { LockedSettlement } from '../db/locks.ts'
import { refusal } from './refusal.ts'

declare const proof: unique symbol

/**
 * Says that somebody may do something in a settlement, as the database had it. Only this file makes one: a command that
 * asks for it cannot be called without the check (SET-5).
 */
export type Permit = Standing & {
  readonly settlementId: string
  readonly userId: string
  readonly action: Action
  /** The number of the settlement's last change. */
  readonly seq: number
  readonly [proof]: true
}

type Asked = { readonly userId: string; readonly settlementId: string; readonly action: Action }

/** @throws NOT_FOUND for who is no member, the same as for a settlement that never was; FORBIDDEN without the right. */
export async function permitToRead(database: Queryable, asked: Asked): Promise<Permit> {
  const [row] = await database.all(sql`
    select seq, owner_id from settlements where id = ${asked.settlementId} and deleted_at is null`)
  return permit(database, asked, row)
}

/** The same for a change, under the settlement's lock: nobody acts on a right that was taken away meanwhile. */
export function permitToChange(
  tx: Tx,
  asked: Asked,
  settlement: LockedSettlement | undefined,
): Promise<Permit> {
  return permit(tx, asked, settlement?.deleted_at == null ? settlement : undefined)
}

/** For the owner of a deleted settlement, to bring it back. */
export function permitToRestore(
  tx: Tx,
  { userId, settlementId }: Pick<Asked, 'userId' | 'settlementId'>,
  settlement: LockedSettlement | undefined,
): Promise<Permit> {
  const deleted = settlement?.deleted_at == null ? undefined : settlement
  return permit(tx, { userId, settlementId, action: 'settlement.restore' }, deleted)
}

async function permit(
  database: Queryable,
  { userId, settlementId, action }: Asked,
  settlement: Row | undefined,
): Promise<Permit> {
  // A statement of its own: it sees what was committed while the lock was waited for.
  const [membership] = await database.all(sql`
    select role from memberships
    where settlement_id = ${settlementId} and user_id = ${userId} and status = 'active'`)
  if (!settlement || !membership) throw noSettlement()
  const standing = { role: text(membership, 'role'), isOwner: text(settlement, 'owner_id') === userId }
  if (!may(standing, action)) throw noRight()
  return { ...standing, settlementId, userId, action, seq: whole(settlement, 'seq') } as Permit
}

/** The same words for what never was and for what is none of the caller's business. */
export function noSettlement() {
  return refusal('NOT_FOUND', 'There is no such settlement.')
}

/** @throws FORBIDDEN where the permit's holder may not do this as well. */
export function alsoAllow(permit: Permit, action: Action): void {
  if (!may(permit, action)) throw noRight()
}

function noRight() {
  return refusal('FORBIDDEN', 'Your role in this settlement does not allow that.')
}
