import { type SQL, sql } from 'drizzle-orm'
import { lastDays, shownDays } from '#contract/contribution-days'
import { type PeopleNames, peopleNames } from '../changes/person-numbers.ts'
import { creditedTo, deliveredEntries } from '../changes/stored-contributions.ts'
import { liveTask } from '../changes/stored-tasks.ts'
import { text, textOrNull, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { type DecidedFilter, readDecided } from './decided-per-week.ts'
import { ofPerson } from './queries.ts'
import { mondayOf, startOfUtcDay } from './utc-days.ts'

export type StatisticsFilter = DecidedFilter & {
  readonly limit: number
  readonly skip: number
}

/**
 * What was approved, as sums of the ledger's entries less their reversals (CON-2, CON-3).
 * @param today a UTC day, YYYY-MM-DD
 */
export async function readStatistics(database: Queryable, filter: StatisticsFilter, today: string) {
  const { settlementId } = filter
  const shown = shownOf(filter)
  // In one statement, so that the entries are gone through once. `creditedTo` is three columns: two to group by, and a player's name.
  const [sums] = await database.all(sql`
    with delivered as materialized (${deliveredBy(filter)})
    select (select coalesce(sum(amount), 0)::bigint from delivered) as amount,
      ${listOf(sql`
        select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, ${counted} from delivered
        where at >= ${startOfUtcDay(lastDays(today, shownDays)[0]!)} group by 1 order by 1`)} as per_day,
      ${listOf(sql`
        select ${mondayOf(sql`at`)} as week, ${counted} from delivered group by 1 order by 1`)} as per_week,
      ${listOf(sql`
        select item_id, ${counted} from delivered group by 1 order by amount desc, item_id ${shown}`)} as per_item,
      ${listOf(sql`
        select project_id, (select name from projects where settlement_id = ${settlementId} and id = project_id) as project, ${counted}
        from delivered group by 1 order by amount desc, project_id ${shown}`)} as per_project,
      ${listOf(sql`
        select ${creditedTo(settlementId)}, ${counted}
        from delivered group by 1, 2 order by amount desc, by_no, player_id ${shown}`)} as per_player,
      ${listOf(taskShares(filter))} as per_task`)
  const names = await peopleNames(database, settlementId)
  return {
    today,
    amount: whole(sums!, 'amount'),
    perDay: rowsIn(sums!, 'per_day').map((row) => ({ day: text(row, 'day'), ...amountsOf(row) })),
    perWeek: rowsIn(sums!, 'per_week').map((row) => ({ week: text(row, 'week'), ...amountsOf(row) })),
    perItem: rowsIn(sums!, 'per_item').map((row) => ({ itemId: text(row, 'item_id'), ...amountsOf(row) })),
    perPlayer: rowsIn(sums!, 'per_player').map((row) => ({ ...giverOf(row, names), ...amountsOf(row) })),
    perProject: rowsIn(sums!, 'per_project').map((row) => ({
      projectId: textOrNull(row, 'project_id'),
      name: textOrNull(row, 'project'),
      ...amountsOf(row),
    })),
    perTask: rowsIn(sums!, 'per_task').map(taskOf),
    decided: await readDecided(database, filter, today),
  }
}

/** The end of a statement that gives only the rows asked for. */
function shownOf({ limit, skip }: StatisticsFilter): SQL {
  return sql`limit ${limit} offset ${skip}`
}

/** Rows in their order, as one value. */
function listOf(rows: SQL): SQL {
  return sql`(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`
}

function rowsIn(row: Row, column: string): readonly Row[] {
  return row[column] as readonly Row[]
}

const counted = sql`count(distinct contribution_id)::int as contributions, sum(amount)::bigint as amount`

function amountsOf(row: Row) {
  return { contributions: whole(row, 'contributions'), amount: whole(row, 'amount') }
}

function giverOf(row: Row, names: PeopleNames) {
  if (row.by_no == null)
    return {
      byNo: null,
      playerId: text(row, 'player_id'),
      name: textOrNull(row, 'player'),
    }
  const byNo = whole(row, 'by_no')
  return { byNo, playerId: null, name: names.get(byNo) ?? null }
}

/** The lines that approved contributions brought, without those that were taken back. */
function deliveredBy({ settlementId, taskId, userId, playerId, since }: StatisticsFilter): SQL {
  const conditions = [
    sql`entries.settlement_id = ${settlementId}`,
    ...(taskId ? [sql`entries.task_id = ${taskId}`] : []),
    ...(since ? [sql`entries.at >= ${startOfUtcDay(since)}`] : []),
    ...ofPerson('entries', { settlementId, userId, playerId }),
  ]
  return deliveredEntries(sql.join(conditions, sql` and `))
}

/** How much of its own item was delivered for each task that is still there, the most of its target first. */
function taskShares(filter: StatisticsFilter): SQL {
  const { settlementId } = filter
  return sql`
    select tasks.id, tasks.title, tasks.item_id, task_numbers.target, sum(delivered.amount)::bigint as amount
    from delivered
      join tasks on tasks.settlement_id = ${settlementId} and tasks.id = delivered.task_id and tasks.item_id = delivered.item_id
      join task_numbers on task_numbers.settlement_id = tasks.settlement_id and task_numbers.task_id = tasks.id
    where ${liveTask} and tasks.deleted_at is null
    group by 1, 2, 3, 4
    order by sum(delivered.amount)::numeric / greatest(task_numbers.target, 1) desc, tasks.id ${shownOf(filter)}`
}

function taskOf(row: Row) {
  return {
    taskId: text(row, 'id'),
    title: textOrNull(row, 'title'),
    itemId: text(row, 'item_id'),
    amount: whole(row, 'amount'),
    target: whole(row, 'target'),
  }
}
