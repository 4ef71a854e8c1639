import { sql } from 'drizzle-orm'
import { formatNumber, plural } from '#contract/sentences/numbers'
import { text } from '../db/columns.ts'
import type { Queryable, Row } from '../db/database.ts'
import { cut, discordLimits, plainly } from './discord-words.ts'
import type { Embed } from './post.ts'

/** So many projects have a message of their own: those that are served first. */
const mostProjects = 25
const barLength = 20

/** How each project stands, in the order in which projects are served (BEY-24). */
export async function readProjectEmbeds(
  database: Queryable,
  settlementId: string,
): Promise<ReadonlyMap<string, Embed>> {
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
    where projects.settlement_id = ${settlementId} and ending is null
    group by projects.settlement_id, projects.id
    order by case projects.priority when 'high' then 0 when 'medium' then 1 else 2 end, projects.position, projects.id
    limit ${mostProjects}`)
  return new Map(rows.map((row) => [text(row, 'id'), embedOf(row)]))
}

/** What stands in the message of a project that has ended. */
export function endedEmbed(shown: Embed): Embed {
  return { title: shown.title, description: 'This project has ended.' }
}

function embedOf(row: Row): Embed {
  const [tasks, done, needed, completed, waiting] = ['tasks', 'done', 'needed', 'completed', 'waiting'].map(
    (name) => Number(row[name]),
  ) as [number, number, number, number, number]
  const said = plainly(String(row.description ?? ''))
  const percent = needed === 0 ? 0 : Math.min(100, Math.floor((100 * completed) / needed))
  const filled = Math.round((barLength * percent) / 100)
  const progress = [
    `${'▰'.repeat(filled)}${'▱'.repeat(barLength - filled)} ${percent} %`,
    `${formatNumber(done)} of ${plural(tasks, 'task', 'tasks')} done`,
    `${formatNumber(completed)} of ${plural(needed, 'piece', 'pieces')}`,
    ...(waiting > 0 ? [`${plural(waiting, 'contribution waits', 'contributions wait')} for review`] : []),
  ].join('\n')
  return {
    title: cut(plainly(String(row.name)), discordLimits.title),
    ...(said && { description: cut(said, discordLimits.field) }),
    fields: [{ name: 'Progress', value: cut(progress, discordLimits.field) }],
  }
}

/** Whether two embeds say the same. */
export function saysTheSame(a: Embed, b: Embed): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

/** The database gives back what it stored in an order of its own. */
function sorted({ title, description, fields }: Embed) {
  return [title, description ?? '', (fields ?? []).map(({ name, value }) => [name, value])]
}
