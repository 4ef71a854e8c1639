import { sql } from 'drizzle-orm'
import { lastWeeks, shownWeeks } from '#contract/contribution-days'
import { text, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { type Filter, ofPerson } from './queries.ts'
import { mondayOf, startOfUtcDay } from './utc-days.ts'

/** Which deliveries are counted: whose, and for which task; all where nothing is named. */
export type DecidedFilter = Omit<Filter, 'status' | 'contributionId'> & {
  /** Only what was decided from that UTC day on. */
  readonly since?: string | undefined
}

/**
 * How many deliveries were approved and rejected, in all and per week. The rest of a delivery that was approved in part is stored as
 * a rejected one, and is not counted.
 * @param today a UTC day, YYYY-MM-DD: its week is the last one shown
 */
export async function readDecided(database: Queryable, filter: DecidedFilter, today: string) {
  const { settlementId, taskId, since } = filter
  const conditions = [
    sql`contributions.settlement_id = ${settlementId} and contributions.status in ('approved', 'rejected')
      and contributions.split_of is null`,
    ...(taskId ? [sql`contributions.task_id = ${taskId}`] : []),
    ...(since ? [sql`contributions.decided_at >= ${startOfUtcDay(since)}`] : []),
    ...ofPerson('contributions', filter),
  ]
  const rows = await database.all(sql`
    select ${mondayOf(sql`decided_at`)} as week,
      count(*) filter (where status = 'approved')::int as approved, count(*) filter (where status = 'rejected')::int as rejected
    from contributions where ${sql.join(conditions, sql` and `)} group by 1 order by 1`)
  const byWeek = rows.map((row) => ({
    week: text(row, 'week'),
    approved: whole(row, 'approved'),
    rejected: whole(row, 'rejected'),
  }))
  const first = lastWeeks(today, shownWeeks)[0]!
  return {
    approved: byWeek.reduce((sum, { approved }) => sum + approved, 0),
    rejected: byWeek.reduce((sum, { rejected }) => sum + rejected, 0),
    perWeek: byWeek.filter(({ week }) => week >= first),
  }
}
