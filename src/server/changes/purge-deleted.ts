import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { settlementLimits } from '#domain/settlement/limits'
import { dayMs } from '../configuration/clock.ts'
import { text, time } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { lockSettlement } from '../db/locks.ts'
import { sqlTime } from '../db/sql-time.ts'
import { removeSettlements } from './remove-for-good.ts'

/** Deletion date of a settlement that has lost rows already: so long ago that no server restores it, whatever its clock says. */
const beyondRestore = 0

type Parts = { readonly database: Database; readonly log: Logger }

/** Deletes settlements that can no longer be restored. One that cannot be deleted does not hold up the others. */
export async function purgeDeleted({ database, log }: Parts, now: number, over: AbortSignal): Promise<void> {
  const before = now - settlementLimits.restoreDays * dayMs
  const rows = await database.all(sql`select id from settlements where deleted_at <= ${sqlTime(before)}`)
  for (const row of rows) {
    if (over.aborted) return
    const id = text(row, 'id')
    await purge(database, { id, before }, over).catch((error: unknown) =>
      log.warn({ err: error, settlement: id }, 'a deleted settlement was not removed'),
    )
  }
}

type Purged = { readonly id: string; readonly before: number }

/** Deletes first, in batches, what grows without end: a settlement of some years has more of it than one statement may delete. */
async function purge(database: Database, which: Purged, over: AbortSignal): Promise<void> {
  const whileDeleted = (work: (tx: Tx) => Promise<boolean>) =>
    database.transaction(async (tx) => (await takeForGood(tx, which)) && (await work(tx)))
  for (const deletion of growing(which.id))
    await inBatches(over, () => whileDeleted(async (tx) => (await tx.write(deletion)).length > 0))
  if (over.aborted) return
  await whileDeleted(async (tx) => {
    await removeSettlements(tx, [which.id])
    return false
  })
}

/** Locks the settlement, and sees to it that nobody restores it any more. @returns false where it was restored, or is gone */
async function takeForGood(tx: Tx, { id, before }: Purged): Promise<boolean> {
  const settlement = await lockSettlement(tx, id)
  if (settlement?.deleted_at == null || time(settlement, 'deleted_at') > before) return false
  if (time(settlement, 'deleted_at') > beyondRestore)
    await tx.write(sql`update settlements set deleted_at = ${sqlTime(beyondRestore)} where id = ${id}`)
  return true
}

/** Statements that each delete a few rows of what grows for as long as people use a settlement: far fewer than one statement may. */
function growing(id: string): readonly SQL[] {
  return [
    // A reversal goes before what it takes back.
    sql`
      delete from entries where settlement_id = ${id} and (act, line) in (
        select act, line from entries where settlement_id = ${id} and not exists (
          select 1 from entries reversals where reversals.settlement_id = ${id}
            and reversals.reverts_act = entries.act and reversals.reverts_line = entries.line)
        limit 1000)
      returning line`,
    // For each row the database looks for others split off it, and reads them all: so only a few at once.
    sql`
      delete from contributions where settlement_id = ${id} and id in (
        select id from contributions where settlement_id = ${id} and not exists (
          select 1 from contributions parts where parts.settlement_id = ${id} and parts.split_of = contributions.id)
        limit 100)
      returning id`,
    sql`
      delete from tasks where settlement_id = ${id} and id in (
        select id from tasks where settlement_id = ${id} limit 500)
      returning id`,
  ]
}
