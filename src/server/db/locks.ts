import { sql } from 'drizzle-orm'
import type { Row, Tx } from './database.ts'
import { sqlIds } from './sql-values.ts'

/**
 * The one order in which a transaction locks (decision 10): first settlements, all it needs at once and by id; then one
 * account; then anything else. A transaction that keeps to it waits only for others that are further on, so no two can
 * wait for each other. The functions below are the only places that lock; out of order they throw.
 */
type Stage = 'settlements' | 'account'
const stages = new WeakMap<Tx, Stage>()

declare const held: unique symbol
/** A settlement's row as it stands under this transaction's lock; deleted ones too. */
export type LockedSettlement = Row & { readonly [held]: true }

/** Undefined where there is no such settlement. */
export async function lockSettlement(tx: Tx, id: string): Promise<LockedSettlement | undefined> {
  return (await lockSettlements(tx, [id]))[0]
}

/** Locks settlements for a change; one that is gone is left out. */
export async function lockSettlements(tx: Tx, ids: readonly string[]): Promise<readonly LockedSettlement[]> {
  reach(tx, 'settlements')
  if (ids.length === 0) return []
  const rows = await tx.all(sql`
    select * from settlements
    where id in ${sqlIds(ids)}
    order by id for update`)
  return rows as readonly LockedSettlement[]
}

/**
 * `keep`: the account stays until the transaction ends. `change`: besides, whatever else changes it waits. `alone`:
 * besides, nobody adds a row that belongs to it, a membership for one.
 */
export type AccountLock = 'keep' | 'change' | 'alone'

const strengths = {
  keep: sql`for key share`,
  change: sql`for no key update`,
  alone: sql`for update`,
} as const satisfies Record<AccountLock, unknown>

/** @returns whether there still is such an account. */
export async function lockAccount(tx: Tx, userId: string, lock: AccountLock): Promise<boolean> {
  reach(tx, 'account')
  const rows = await tx.all(sql`select id from users where id = ${userId} ${strengths[lock]}`)
  return rows.length > 0
}

function reach(tx: Tx, stage: Stage): void {
  const before = stages.get(tx)
  if (stage === 'settlements' && before !== undefined)
    throw new Error('locked out of order: settlements are locked first, and all at once')
  if (stage === 'account' && before === 'account') throw new Error('locked out of order: one account only')
  stages.set(tx, stage)
}
