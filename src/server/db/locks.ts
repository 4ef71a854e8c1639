import { sql } from 'drizzle-orm'
import { among } from './among.ts'
import type { Row, Tx } from './database.ts'

/**
 * The order in which every transaction locks, so that there are no deadlocks (decision 10): first all settlements that it
 * needs, by id; then one account; then anything else. Only the functions below lock rows; out of order they throw.
 */
type Stage = 'settlements' | 'account'
/** By `tx.all`, which `databaseWithin` hands on in a `Tx` of its own. */
const stages = new WeakMap<Tx['all'], Stage>()

declare const held: unique symbol
/** A settlement's row, locked by this transaction. The settlement may be deleted. */
export type LockedSettlement = Row & { readonly [held]: true }

/**
 * What others may not do with the settlement until the transaction ends. `change`: change or delete it. `alone`: change or delete it, or add
 * rows that refer to it, such as who has it open.
 */
export type SettlementLock = 'change' | 'alone'

/** @returns undefined if there is no such settlement */
export async function lockSettlement(tx: Tx, id: string): Promise<LockedSettlement | undefined> {
  return (await lockSettlements(tx, [id], 'alone'))[0]
}

/** Locks settlements. Ids that do not exist are left out. */
export async function lockSettlements(
  tx: Tx,
  ids: readonly string[],
  lock: SettlementLock,
): Promise<readonly LockedSettlement[]> {
  enterStage(tx, 'settlements')
  if (ids.length === 0) return []
  // A single settlement is named with `=`: where settlements are spread over machines, only its own machine is asked (decision 13).
  const which = ids.length === 1 ? sql`id = ${ids[0]}` : sql`id in ${among(ids)}`
  const rows = await tx.all(sql`select * from settlements where ${which} order by id ${strengths[lock]}`)
  return rows as readonly LockedSettlement[]
}

/**
 * What others may not do with the account until the transaction ends. `keep`: delete it. `change`: delete or change it.
 * `alone`: delete or change it, or add rows that refer to it, such as a membership.
 */
export type AccountLock = 'keep' | 'change' | 'alone'

const strengths = {
  keep: sql`for key share`,
  change: sql`for no key update`,
  alone: sql`for update`,
} as const satisfies Record<AccountLock, unknown>

/** @returns whether the account still exists */
export async function lockAccount(tx: Tx, userId: string, lock: AccountLock): Promise<boolean> {
  enterStage(tx, 'account')
  const rows = await tx.all(sql`select id from users where id = ${userId} ${strengths[lock]}`)
  return rows.length > 0
}

function enterStage(tx: Tx, stage: Stage): void {
  const before = stages.get(tx.all)
  if (stage === 'settlements' && before !== undefined)
    throw new Error('locked out of order: settlements are locked first, and all at once')
  if (stage === 'account' && before === 'account') throw new Error('locked out of order: one account only')
  stages.set(tx.all, stage)
}
