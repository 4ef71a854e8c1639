import { type SQL, sql } from 'drizzle-orm'
import type { ContributionStatus } from '#domain/settlement/contribution'
import { storedContributions } from '../changes/stored-contributions.ts'
import { among } from '../db/among.ts'
import { text } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { refusal } from '../rpc/refusal.ts'

/** Which contributions are wanted; all where nothing is named. */
export type Filter = {
  readonly settlementId: string
  readonly contributionId?: string | undefined
  readonly status?: ContributionStatus | undefined
  readonly taskId?: string | undefined
  readonly userId?: string | undefined
  readonly playerId?: string | undefined
}
/** `before` is the id of the last contribution that the caller knows: older ones follow. */
type Page = { readonly before?: string | undefined; readonly limit: number }

/** A page of contributions, newest first. */
export async function listContributions(database: Queryable, filter: Filter, { before, limit }: Page) {
  const conditions = conditionsOf(filter)
  if (before !== undefined)
    conditions.push(sql`(contributions.submitted_at, contributions.id) < (
      select submitted_at, id from contributions earlier
      where earlier.settlement_id = ${filter.settlementId} and earlier.id = ${before})`)
  const rows = await database.all(
    sql`
      select * from contributions where ${sql.join(conditions, sql` and `)}
      order by contributions.submitted_at desc, contributions.id desc limit ${limit}`,
  )
  return rows.map(storedContributions.read)
}

function conditionsOf({ settlementId, contributionId, status, taskId, userId, playerId }: Filter): SQL[] {
  return [
    sql`contributions.settlement_id = ${settlementId}`,
    ...(contributionId ? [sql`contributions.id = ${contributionId}`] : []),
    ...(status ? [sql`contributions.status = ${status}`] : []),
    ...(taskId ? [sql`contributions.task_id = ${taskId}`] : []),
    ...ofPerson('contributions', { settlementId, userId, playerId }),
  ]
}

/** Conditions on rows that name who delivered: a member by user id, or a named player. */
export function ofPerson(
  table: 'entries' | 'contributions',
  { settlementId, userId, playerId }: Pick<Filter, 'settlementId' | 'userId' | 'playerId'>,
): SQL[] {
  const rows = sql.identifier(table)
  return [
    ...(playerId ? [sql`${rows}.player_id = ${playerId}`] : []),
    ...(userId
      ? [
          sql`${rows}.player_id is null and ${rows}.by_no in (
            select no from people where settlement_id = ${settlementId} and account = ${userId})`,
        ]
      : []),
  ]
}

/** @throws NOT_FOUND where a task, a person or a contribution that was named is not of the settlement */
export async function requireNamed(
  database: Queryable,
  { settlementId, contributionId, taskId, userId, playerId }: Filter,
  before: string | undefined,
): Promise<void> {
  const isThere = (table: string, column: string, id: string | undefined) =>
    id === undefined
      ? sql`true`
      : sql`exists (
          select 1 from ${sql.identifier(table)}
          where settlement_id = ${settlementId} and ${sql.identifier(column)} = ${id})`
  const [found] = await database.all(sql`
    select ${isThere('tasks', 'id', taskId)} as task, ${isThere('people', 'account', userId)} as member,
      ${isThere('players', 'id', playerId)} as player, ${isThere('contributions', 'id', before)}
        and ${isThere('contributions', 'id', contributionId)} as contribution`)
  for (const name of ['task', 'member', 'player', 'contribution'] as const)
    if (!found?.[name]) throw refusal(`no-${name}`)
}

/** The titles that people gave to tasks, by id; what a generated task is called follows from its item. */
export async function titlesOfTasks(
  database: Queryable,
  settlementId: string,
  ids: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const rows = await database.all(sql`
    select id, title from tasks
    where settlement_id = ${settlementId} and title is not null and id in ${among(ids)}`)
  return Object.fromEntries(rows.map((row) => [text(row, 'id'), text(row, 'title')]))
}
