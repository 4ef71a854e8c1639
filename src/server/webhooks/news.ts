import { sql } from 'drizzle-orm'
import { activitySentence, personName } from '#contract/sentences/log-sentence'
import type { Activity } from '#domain/settlement/activity'
import { isPosted, type WebhookEvent } from '#domain/settlement/telling/webhook-event'
import { peopleNames } from '../changes/person-numbers.ts'
import { whole } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import { discordLimits, inTexts, plainly, type Text } from './discord-words.ts'

const entriesPerRead = 50

/** What is to be posted of the log, and the last entry that was read. */
export type News = { readonly texts: readonly Text[]; readonly upTo: number }

/** The log entries after the cursor, in as few messages as they fit into. Kinds that were not chosen are left out. */
export async function readNews(
  database: Queryable,
  { settlementId, cursor, events }: { settlementId: string; cursor: number; events: readonly WebhookEvent[] },
): Promise<News> {
  const rows = await database.all(sql`
    select id, kind, by_no, facts from activity
    where settlement_id = ${settlementId} and id > ${cursor} order by id limit ${entriesPerRead}`)
  const names = Object.fromEntries(await peopleNames(database, settlementId))
  const lines = rows.flatMap((row) => {
    const did = { kind: row.kind, facts: row.facts } as Activity
    if (!isPosted(did.kind, events)) return []
    const who = personName(whole(row, 'by_no'), names)
    const sentence = plainly(activitySentence({ did: did as never, names }))
    return [{ id: whole(row, 'id'), words: `**${plainly(who)}** ${sentence}` }]
  })
  const last = rows.at(-1)
  return { texts: inTexts(lines, discordLimits.content), upTo: last ? whole(last, 'id') : cursor }
}
