import { sql } from 'drizzle-orm'
import type { SupersededValue } from '#domain/user-data/superseded-values'
import { dayMs } from '../configuration/clock.ts'
import type { Database, Queryable, Row, Tx } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'

const keptMs = 30 * dayMs
/** Most values of one account. */
const mostKept = 5_000
const mostInBatch = 500

type Superseding = {
  readonly userId: string
  /** The version that replaced the values. */
  readonly version: number
  /** Epoch milliseconds. */
  readonly at: number
  readonly values: readonly SupersededValue[]
  /** The version by which the values number recipes. */
  readonly catalogue: string | null
}

/**
 * Keeps the values that a late save replaced (SAVE-4). A value that the same device set itself in an earlier late save is
 * not kept.
 */
export async function keepSuperseded(
  tx: Tx,
  { userId, version, at, values, catalogue }: Superseding,
): Promise<void> {
  if (values.length === 0) return
  // `setIn` is the version in which another device last changed the row. Where a later version has replaced a value of the row already,
  // that was a late save of this sender: what it replaces now is its own.
  await tx.write(sql`
    insert into superseded_values (user_id, version, key, value, catalogue, at)
    select ${userId}, ${version}, entry ->> 'key', entry -> 'value', ${catalogue}, ${sqlTime(at)}
    from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as entry
    where not exists (
      select from superseded_values as before
      where before.user_id = ${userId} and before.version > (entry ->> 'setIn')::int
        and before.key = entry ->> 'key')`)
  await tx.write(sql`
    delete from superseded_values
    where user_id = ${userId} and (version, key) in (
      select version, key from superseded_values where user_id = ${userId}
      order by version desc, key offset ${mostKept})`)
}

/** An account's replaced values, newest first. */
export function listSuperseded(database: Queryable, userId: string): Promise<readonly Row[]> {
  return database.all(sql`
    select version, key, value, catalogue, at from superseded_values where user_id = ${userId}
    order by version desc, key`)
}

/** Deletes a batch of values older than 30 days. @returns false if none was left */
export async function dropOldSuperseded(database: Database, now: number): Promise<boolean> {
  const dropped = await database.write(sql`
    delete from superseded_values where (user_id, version, key) in (
      select user_id, version, key from superseded_values
      where at < ${sqlTime(now - keptMs)} limit ${mostInBatch} for update skip locked)
    returning version`)
  return dropped.length > 0
}
