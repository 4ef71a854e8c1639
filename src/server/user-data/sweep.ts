import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { historyLimits } from '#domain/user-data/history-limits'
import { hourMs, now } from '../configuration/clock.ts'
import { nowAndEvery } from '../configuration/now-and-every.ts'
import { vacuum } from '../db/autovacuum.ts'
import { text } from '../db/columns.ts'
import type { Database, Row, Tx } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { forgetClients, listWithOldClients } from './request-log.ts'
import { dropOldSuperseded } from './superseded.ts'
import { thinHistory } from './version-commands.ts'

const accountsAtOnce = 100
/** Bytes deleted before the next vacuum: requests wait for it, and the more it frees the longer it takes. */
const vacuumAfterBytes = 32 * 1024 * 1024

type SweepParts = {
  readonly database: Database
  /** Whether the database is the built-in one, which does not vacuum by itself. */
  readonly isBuiltIn: boolean
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * Deletes old saved data of all accounts, at the start and every hour.
 * @returns a function that stops it after the batch under way
 */
export function keepSweeping(parts: Omit<SweepParts, 'now'>): () => Promise<void> {
  return nowAndEvery(
    hourMs,
    (over) => sweepUserData({ ...parts, now }, over),
    (error) => parts.log.warn({ err: error }, 'old saved data was not deleted'),
  )
}

/** One sweep through all accounts, in small batches so that requests wait little. An account that fails does not hold up the others. */
export async function sweepUserData(
  { database, isBuiltIn, log, now }: SweepParts,
  over: AbortSignal,
): Promise<void> {
  const each = (userId: string, hasMore: () => Promise<boolean>) =>
    inBatches(over, hasMore).catch((error: unknown) =>
      log.warn({ err: error, user: userId }, 'old saved data of an account was not deleted'),
    )
  let deletedBytes = 0
  for await (const userId of accountsOf((after) => listWithHistory(database, after), over))
    await each(userId, async () => {
      const bytes = await unlessSaving(database, userId, (tx) => thinHistory(tx, { userId, at: now() }))
      deletedBytes += bytes
      if (isBuiltIn && !over.aborted && deletedBytes >= vacuumAfterBytes) {
        await vacuum(database, 'user_data_versions')
        deletedBytes = 0
      }
      return bytes > 0
    })
  for await (const userId of accountsOf((after) => listWithOldClients(database, after, now()), over))
    await each(userId, async () => {
      const forgotten = await unlessSaving(database, userId, (tx) => forgetClients(tx, { userId, at: now() }))
      return forgotten > 0
    })
  await inBatches(over, () => dropOldSuperseded(database, now()))
}

/** All accounts that a query lists in pages, by id. */
async function* accountsOf(
  listAfter: (after: string) => Promise<readonly Row[]>,
  over: AbortSignal,
): AsyncGenerator<string> {
  let last = '00000000-0000-0000-0000-000000000000'
  while (!over.aborted) {
    const rows = await listAfter(last)
    if (rows.length === 0) return
    for (const row of rows) yield text(row, 'user_id')
    last = text(rows.at(-1)!, 'user_id')
  }
}

/** Accounts that have saved more states than are always kept; the first state is version 2. */
function listWithHistory(database: Database, after: string): Promise<readonly Row[]> {
  return database.all(sql`
    select user_id from user_data where user_id > ${after} and version > ${historyLimits.alwaysKept + 1}
    order by user_id limit ${accountsAtOnce}`)
}

/** Does the work unless the account is locked by a save or by another server process's sweep: then 0. */
function unlessSaving(
  database: Database,
  userId: string,
  work: (tx: Tx) => Promise<number>,
): Promise<number> {
  return database.transaction(async (tx) => {
    const free = await tx.all(sql`
      select user_id from user_data where user_id = ${userId} for update skip locked`)
    return free.length > 0 ? work(tx) : 0
  })
}
