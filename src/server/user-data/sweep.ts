import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { historyLimits } from '#domain/user-data/history-limits'
import { text } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import { dropOldSuperseded } from './superseded.ts'
import { thinHistory } from './version-commands.ts'

const everyMs = 3_600_000
/** Between two batches: the built-in database does one thing at a time, and others want their turn. */
const pauseMs = 20
const accountsAtOnce = 100

type SweepParts = {
  readonly database: Database
  /** The built-in database does not give the space of deleted rows back by itself. */
  readonly isBuiltIn: boolean
  /** Epoch milliseconds. */
  readonly now: () => number
}

/**
 * Takes away what saving need not keep any more, at once and every hour, for all accounts.
 * @returns a function that stops it, after the batch under way
 */
export function keepSweeping({
  log,
  ...parts
}: Omit<SweepParts, 'now'> & { readonly log: Logger }): () => Promise<void> {
  const over = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const start = () => {
    running = running
      .then(() => sweepUserData({ ...parts, now: () => Date.now() }, over.signal))
      .catch((error: unknown) => log.warn({ err: error }, 'old saved data was not removed'))
  }
  const timer = setInterval(start, everyMs)
  timer.unref()
  start()
  return () => {
    clearInterval(timer)
    over.abort()
    return running
  }
}

/** One sweep through all accounts, in batches that let other calls in between. */
export async function sweepUserData(
  { database, isBuiltIn, now }: SweepParts,
  over: AbortSignal,
): Promise<void> {
  for await (const userId of accountsWithHistory(database)) {
    const thin = () => database.transaction((tx) => thinUnlessSaving(tx, userId, now()))
    while (!over.aborted && (await thin()) > 0) await sleep(pauseMs)
    if (over.aborted) return
  }
  while (!over.aborted && (await dropOldSuperseded(database, now()))) await sleep(pauseMs)
  if (over.aborted) return
  if (isBuiltIn) await database.all(sql`vacuum user_data, user_data_versions, superseded_values`)
}

/** Those with more states than always stay. */
async function* accountsWithHistory(database: Database): AsyncGenerator<string> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await database.all(sql`
      select user_id from user_data where user_id > ${last} and version > ${historyLimits.alwaysKept + 1}
      order by user_id limit ${accountsAtOnce}`)
    if (rows.length === 0) return
    for (const row of rows) yield text(row, 'user_id')
    last = text(rows.at(-1)!, 'user_id')
  }
}

/** An account that saves at this moment, or that another server process sweeps, is thinned by that. */
async function thinUnlessSaving(tx: Tx, userId: string, at: number): Promise<number> {
  const free = await tx.all(sql`
    select user_id from user_data where user_id = ${userId} for update skip locked`)
  return free.length === 0 ? 0 : thinHistory(tx, { userId, at })
}
