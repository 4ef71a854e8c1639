import { type SQL, sql } from 'drizzle-orm'
import { formatNumber, plural } from '#contract/sentences/numbers'
import { text, textOrEmpty, whole } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { cut, discordLimits, plainly } from './discord-words.ts'
import type { Embed } from './post.ts'

/** How many projects get a message of their own, and a line of the digest: those that are served first. */
const mostProjects = 25
const barLength = 20

/** How far a project is. */
type ProjectProgress = {
  readonly title: string
  readonly description: string
  readonly tasks: number
  readonly done: number
  /** Pieces that its tasks ask for, and how many of them are there. */
  readonly needed: number
  readonly completed: number
  /** Contributions that wait for review. */
  readonly waiting: number
}

type ProgressById = ReadonlyMap<string, ProjectProgress>

/** How far the projects are that are served first. */
export async function readFirstProgress(database: Queryable, settlementId: string): Promise<ProgressById> {
  return readProgress(database, settlementId, firstProjects(settlementId))
}

/** Like `readFirstProgress`, also for projects that have a message, which is kept up to date wherever they come in the order. */
export async function readPostedProgress(database: Queryable, settlementId: string): Promise<ProgressById> {
  const posted = sql`select project_id from webhook_messages where settlement_id = ${settlementId}`
  return readProgress(database, settlementId, sql`(${firstProjects(settlementId)}) union ${posted}`)
}

const servedFirst = sql`case projects.priority when 'high' then 0 when 'medium' then 1 else 2 end, projects.position, projects.id`

function firstProjects(settlementId: string): SQL {
  return sql`
    select id from projects where settlement_id = ${settlementId} and ending is null
    order by ${servedFirst} limit ${mostProjects}`
}

/** How far these of the live projects are, in the order in which projects are served. Tasks that a later generation replaced do not count. */
async function readProgress(database: Queryable, settlementId: string, ids: SQL): Promise<ProgressById> {
  const rows = await database.all(sql`
    select projects.id, projects.name, projects.description, count(tasks.id) as tasks,
      count(*) filter (where task_numbers.status = 'completed') as done,
      coalesce(sum(target), 0) as needed, coalesce(sum(completed), 0) as completed,
      (select count(*) from contributions
        where contributions.settlement_id = projects.settlement_id and project_id = projects.id
          and contributions.status = 'pending') as waiting
    from projects
    left join tasks on tasks.settlement_id = projects.settlement_id and tasks.project_id = projects.id
      and tasks.deleted_at is null and (tasks.generation is null or tasks.generation = projects.generation)
    left join task_numbers on task_numbers.settlement_id = tasks.settlement_id and task_numbers.task_id = tasks.id
    where projects.settlement_id = ${settlementId} and ending is null and projects.id in (${ids})
    group by projects.settlement_id, projects.id
    order by ${servedFirst}`)
  return new Map(rows.map((row) => [text(row, 'id'), progressOf(row)]))
}

function progressOf(row: Row): ProjectProgress {
  return {
    title: cut(plainly(text(row, 'name')), discordLimits.title),
    // Discord takes more here, but all texts of a message together have a limit too.
    description: cut(plainly(textOrEmpty(row, 'description')), discordLimits.field),
    tasks: whole(row, 'tasks'),
    done: whole(row, 'done'),
    needed: whole(row, 'needed'),
    completed: whole(row, 'completed'),
    waiting: whole(row, 'waiting'),
  }
}

export function tasksDone({ done, tasks }: ProjectProgress): string {
  return `${formatNumber(done)} of ${plural(tasks, 'task', 'tasks')} done`
}

export function waitForReview(contributions: number): string {
  return `${plural(contributions, 'contribution waits', 'contributions wait')} for review`
}

/** The content of a project's message (BEY-24). */
export function projectEmbed(project: ProjectProgress): Embed {
  const { title, description, needed, completed, waiting } = project
  const percent = needed === 0 ? 0 : Math.min(100, Math.floor((100 * completed) / needed))
  const filled = Math.round((barLength * percent) / 100)
  const progress = [
    `${'▰'.repeat(filled)}${'▱'.repeat(barLength - filled)} ${percent} %`,
    tasksDone(project),
    `${formatNumber(completed)} of ${plural(needed, 'piece', 'pieces')}`,
    ...(waiting > 0 ? [waitForReview(waiting)] : []),
  ].join('\n')
  return {
    title,
    ...(description && { description }),
    fields: [{ name: 'Progress', value: cut(progress, discordLimits.field) }],
  }
}

/** The content of the message of a project that has ended. */
export function endedEmbed(shown: Embed): Embed {
  return { title: shown.title, description: 'This project has ended.' }
}
