import { type SQL, sql } from 'drizzle-orm'
import { flagsOf } from '#domain/settlement/telling/notification'
import { openTask } from '../changes/stored-tasks.ts'
import { isWanted, notificationsInsert } from '../changes/tell.ts'
import { dayMs } from '../configuration/clock.ts'
import { text } from '../db/columns.ts'
import type { Database, Tx } from '../db/database.ts'
import { inBatches } from '../db/in-batches.ts'
import { lockSettlement } from '../db/locks.ts'
import { sqlTime } from '../db/sql-time.ts'

/** How long before its time somebody is told that a task is due. */
const soonMs = dayMs
/** How long after its time somebody is still told, in case the server was not running before. */
const lateMs = dayMs
/** How long a notification is kept. */
const keptDays = 30
/** How many are deleted in one statement, during which the built-in database answers nobody else. */
const atOnce = 5_000

/**
 * Tells of tasks that are due soon, once for each task, day and person.
 * @returns the users who were told
 */
export async function tellOfTasksDue(
  database: Database,
  now: number,
  over: AbortSignal,
): Promise<readonly string[]> {
  const rows = await database.all(sql`
    select distinct told.settlement_id from ${dueTasks(now)} told
    where ${isWanted(sql`told.settlement_id`)} and not exists (
      select 1 from notifications
      where notifications.settlement_id = told.settlement_id and notifications.user_id = told.user_id
        and notifications.kind = told.kind and notifications.subject = told.subject
        and notifications.bucket = told.bucket)`)
  const told: string[] = []
  for (const row of rows) {
    if (over.aborted) break
    told.push(...(await database.transaction((tx) => tellOfDue(tx, text(row, 'settlement_id'), now))))
  }
  return [...new Set(told)]
}

/**
 * Deletes notifications older than 30 days.
 * @returns the users whose notifications were deleted
 */
export async function deleteOldNotifications(
  database: Database,
  now: number,
  over: AbortSignal,
): Promise<readonly string[]> {
  const users = new Set<string>()
  await inBatches(over, async () => {
    const gone = await database.write(sql`
      delete from notifications where (settlement_id, user_id, id) in (
        select settlement_id, user_id, id from notifications
        where at < ${sqlTime(now - keptDays * dayMs)} limit ${atOnce})
      returning user_id`)
    for (const row of gone) users.add(text(row, 'user_id'))
    return gone.length === atOnce
  })
  return [...users]
}

/** Tells of due tasks in one settlement, under its lock, which comes before those of its members' rows. */
async function tellOfDue(tx: Tx, settlementId: string, now: number): Promise<readonly string[]> {
  await lockSettlement(tx, settlementId)
  const told = sql`(select * from ${dueTasks(now)} due where due.settlement_id = ${settlementId}) told`
  const insert = notificationsInsert({ settlementId, told, byNo: sql`null::int`, at: now })
  const rows = await tx.write(sql`${insert} returning user_id`)
  return rows.map((row) => text(row, 'user_id'))
}

/** Open tasks whose time is near, for each member who is to do one, also as a named player. */
function dueTasks(now: number): SQL {
  const { group, own } = flagsOf.dueSoon
  return sql`(
    select tasks.settlement_id, coalesce(players.user_id, assignees.who) as user_id, 'dueSoon' as kind,
      tasks.id::text as subject, to_char(due at time zone 'UTC', 'YYYY-MM-DD') as bucket,
      jsonb_build_object('title', title, 'itemId', item_id,
        'due', to_char(due at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as facts,
      ${group} as group_flag, ${own} as own_flag
    from tasks
    join settlements on settlements.id = tasks.settlement_id
    join task_numbers on task_numbers.settlement_id = tasks.settlement_id and task_id = tasks.id
    join assignees on assignees.settlement_id = tasks.settlement_id and assignees.task_id = tasks.id
    left join players on players.settlement_id = tasks.settlement_id and players.id = assignees.who
    where due > ${sqlTime(now - lateMs)} and due <= ${sqlTime(now + soonMs)}
      and settlements.deleted_at is null and settlements.enable_notifications and ${openTask})`
}
