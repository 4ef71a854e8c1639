import { type SQL, sql } from 'drizzle-orm'
import { gonePlayer } from '#contract/sentences/log-sentence'
import { plural } from '#contract/sentences/numbers'
import { nameOfPerson, peopleNames } from '../changes/person-numbers.ts'
import { creditedTo, deliveredEntries } from '../changes/stored-contributions.ts'
import { dayMs } from '../configuration/clock.ts'
import { textOrNull, whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import { cut, discordLimits, fitting, plainly } from './discord-words.ts'
import type { Embed } from './post.ts'
import { readFirstProgress, tasksDone, waitForReview } from './project-embeds.ts'

/** What the day up to a time brought: who delivered how much, tasks that were finished, how projects stand, what waits (BEY-13). */
export async function readDigest(
  database: Queryable,
  { settlementId, settlementName }: { readonly settlementId: string; readonly settlementName: string },
  until: number,
): Promise<Embed> {
  const thatDay = (column: SQL) =>
    sql`${column} > ${sqlTime(until - dayMs)} and ${column} <= ${sqlTime(until)}`
  // One row for each person (`group by 1, 2`: by number or named player), whoever delivered most first. `fitting` below cuts what a message
  // has no room for.
  const delivered = await database.all(sql`
    select ${creditedTo(settlementId)}, sum(amount) as amount
    from (${deliveredEntries(sql`entries.settlement_id = ${settlementId} and ${thatDay(sql`entries.at`)}`)}) delivered
    group by 1, 2 having sum(amount) > 0 order by amount desc, by_no, player_id`)
  const [counts] = await database.all(sql`
    select
      (select count(*) from task_numbers where settlement_id = ${settlementId} and ${thatDay(sql`completed_at`)}) as done,
      (select count(*) from contributions where settlement_id = ${settlementId} and status = 'pending') as waiting`)
  const names = await peopleNames(database, settlementId)
  const projects = await readFirstProgress(database, settlementId)
  const people = delivered.map((row) => {
    const who =
      row.by_no === null
        ? (textOrNull(row, 'player') ?? gonePlayer)
        : nameOfPerson(names, whole(row, 'by_no'))
    return `${plainly(who)}: ${plural(whole(row, 'amount'), 'piece', 'pieces')}`
  })
  const progress = [...projects.values()].map((project) => `${project.title}: ${tasksDone(project)}`)
  const field = (name: string, lines: readonly string[], none: string) => ({
    name,
    value: lines.length > 0 ? fitting(lines, discordLimits.field) : none,
  })
  return {
    title: cut(`${plainly(settlementName)}: the last day`, discordLimits.title),
    description: [
      `${plural(whole(counts!, 'done'), 'task was', 'tasks were')} finished.`,
      `${waitForReview(whole(counts!, 'waiting'))}.`,
    ].join(' '),
    fields: [
      field('Delivered', people, 'Nothing was delivered.'),
      field('Projects', progress, 'No projects.'),
    ],
  }
}
