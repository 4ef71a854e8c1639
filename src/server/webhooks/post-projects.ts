import { sql } from 'drizzle-orm'
import { isSameJson } from '#domain/user-data/same-json'
import { text } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { sqlTime } from '../db/sql-time.ts'
import type { DueWebhook } from './due.ts'
import { type Failure, heldRow, isFailure, type Post } from './lease.ts'
import type { Embed } from './post.ts'
import { endedEmbed, projectEmbed, readPostedProgress } from './project-embeds.ts'

type Shown = { readonly messageId: string; readonly shown: Embed }
type OneProject = {
  readonly projectId: string
  /** null where it has ended. */
  readonly embed: Embed | null
  readonly before: Shown | undefined
}

/**
 * Edits the messages of projects that have changed, and posts those that are missing (BEY-24). This stays due until all are up to
 * date. What happens meanwhile is in the log after the channel's cursor, the last entry that was read for it, and makes this due again.
 */
export async function postProjects(
  database: Database,
  due: DueWebhook,
  post: Post,
  at: number,
): Promise<Failure | null> {
  for (const project of await changedProjects(database, due)) {
    const failure = await postProject(database, due, post, project)
    if (failure) return failure
  }
  await database.write(sql`
    update webhooks set projects_due = false, projects_at = ${sqlTime(at)} where ${heldRow(due)}`)
  return null
}

async function changedProjects(
  database: Database,
  { settlementId }: DueWebhook,
): Promise<readonly OneProject[]> {
  const projects = await readPostedProgress(database, settlementId)
  const rows = await database.all(sql`
    select project_id, message_id, shown from webhook_messages where settlement_id = ${settlementId}`)
  const known = new Map<string, Shown>(
    rows.map((row) => [
      text(row, 'project_id'),
      { messageId: text(row, 'message_id'), shown: row.shown as Embed },
    ]),
  )
  const all = new Set([...projects.keys(), ...known.keys()])
  return [...all]
    .map((projectId) => {
      const project = projects.get(projectId)
      return { projectId, embed: project ? projectEmbed(project) : null, before: known.get(projectId) }
    })
    .filter(({ embed, before }) => !(embed && before && isSameJson(embed, before.shown)))
}

async function postProject(
  database: Database,
  due: DueWebhook,
  post: Post,
  { projectId, embed, before }: OneProject,
): Promise<Failure | null> {
  const message = { embeds: [embed ?? endedEmbed(before!.shown)] }
  let posted = await post(message, before?.messageId)
  const isGone = posted.to === 'nobody' && posted.why === 'message-gone'
  if (isGone && embed) posted = await post(message)
  if (isFailure(posted)) return posted
  // Discord may not say which message it was, or may refuse it for good. Then a known one stays and counts as up to date, so what was
  // refused is not sent again. Without a known one nothing is noted, and the next time that projects are due it is tried again.
  const named = posted.to === 'channel' ? posted.messageId : null
  const messageId = named ?? (isGone ? null : (before?.messageId ?? null))
  if (embed && messageId) await noteShown(database, due, { projectId, messageId, shown: embed })
  else
    await database.write(sql`
      delete from webhook_messages where settlement_id = ${due.settlementId} and project_id = ${projectId}
        and exists (select 1 from webhooks where ${heldRow(due)})`)
  return null
}

async function noteShown(
  database: Database,
  due: DueWebhook,
  { projectId, messageId, shown }: Shown & { readonly projectId: string },
): Promise<void> {
  await database.write(sql`
    insert into webhook_messages (settlement_id, project_id, message_id, shown)
    select settlement_id, ${projectId}, ${messageId}, ${JSON.stringify(shown)}::jsonb from webhooks where ${heldRow(due)}
    on conflict (settlement_id, project_id) do update set message_id = excluded.message_id, shown = excluded.shown`)
}
