import { beforeAll, expect, test } from 'vitest'
import { webhookEvents } from '#domain/settlement/telling/webhook-event'
import { anyDatabase } from '../support/any-database.ts'
import { type DiscordReceiver, discordReceiver, type Received } from '../support/discord-receiver.ts'
import { serversOfThisFile } from '../support/server.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf } from '../support/settlements.ts'
import { aPlaceWithChannel, log, toReceiver, waitFor } from '../support/webhook-place.ts'
import { aNamedPlayer } from '../support/world-builder.ts'

/** Texts that Discord would read as markup or mentions if they were not escaped; short, because names are. */
const hostile = [
  '**@everyone** @here',
  '<@1> <@&2> <#3> <t:0:R> </x:1>',
  '[free](https://evil.test)',
  'https://evil.test/a_b_c',
  '`a` ||b|| ~~c~~ __d__ *e*',
  '# big',
  '-# small',
  '> quoted',
  '- listed',
  '1. listed',
  String.raw`\*\*twice\*\*`,
  '*'.repeat(40),
]

const servers = serversOfThisFile()
let open: OpenServer
let discord: DiscordReceiver
beforeAll(async () => {
  discord = await discordReceiver()
  open = await startOpenServer(servers, { settings: anyDatabase }, toReceiver(discord))
})

test.concurrent.each(hostile)(
  'S12, BEY-13, BEY-24: “%s” in every text that a message shows stays a text and calls nobody',
  async (text) => {
    const place = await aPlaceWithChannel(open.server(), discord)
    const { as, owner, mika, settlementId, channel } = place
    await place.setUp({ events: webhookEvents, digestHour: 0, projectMessages: true })
    await answerOf(
      as(owner)('updateSettlement', { name: text, settings: { requireContributionApproval: false } }),
    )
    // Some of these texts are refused as a name, which does not matter here.
    await mika.ask('updateUser', { customDisplayName: text })
    const items = [{ itemId: log, quantity: 30 }]
    const project = { name: text, description: text, items }
    const { id: projectId } = await answerOf(as(owner)<{ id: string }>('createProject', project))
    const { playerId } = await aNamedPlayer(open.server(), { of: place, name: text })
    const { id: taskId } = await answerOf(as(owner)<{ id: string }>('createTask', { title: text }))
    await answerOf(as(mika)('claimTask', { taskId }))
    type Tables = {
      readonly tables: { readonly tasks: readonly { readonly id: string; readonly itemId: string | null }[] }
    }
    const { tables } = await answerOf(as(owner)<Tables>('getSettlement'))
    const delivered = { taskId: tables.tasks.find(({ itemId }) => itemId === log)?.id, playerId }
    const itemsContributed = [{ itemId: log, quantity: 5 }]
    await answerOf(
      as(mika)('createTaskContribution', { ...delivered, itemsContributed, notes: text, proofOfWork: text }),
    )
    await open.rows(`update entries set at = at - interval '1 day' where settlement_id = '${settlementId}'`)
    // The last digest was yesterday's and the hour is 0, so today's is due, and tells of the day before.
    await open.rows(`update webhooks set digest_on = 'yesterday' where settlement_id = '${settlementId}'`)
    const titles = () => channel.received.flatMap(({ body }) => body.embeds ?? []).map(({ title }) => title)
    await waitFor(() => titles().some((title) => title.endsWith(': the last day')) && titles().length > 1)
    await answerOf(as(owner)('deleteProject', { projectId }))
    await waitFor(() => channel.said().some((words) => words.includes('deleted the project')))

    for (const { body } of channel.received) expect(body.allowed_mentions).toEqual({ parse: [] })
    const shown = channel.received.flatMap(textsOf)
    expect(shown.filter((words) => words.length > 2000)).toEqual([])
    expect(shown.flatMap(markupIn)).toEqual([])
    // What was escaped reads as it was written.
    expect(shown.filter((words) => readOf(words).includes(text)).length).toBeGreaterThan(5)
  },
)

/** Every text of a message. */
function textsOf({ body: { content, embeds = [] } }: Received): string[] {
  const inEmbeds = embeds.flatMap(({ title, description = '', fields = [] }) => [
    title,
    description,
    ...fields.flatMap(({ name, value }) => [name, value]),
  ])
  return [content ?? '', ...inEmbeds]
}

/** The lines of a text that Discord would read as markup, besides the bold name with which a line of the log begins. */
function markupIn(words: string): readonly string[] {
  const unescaped = words
    .split('\n')
    .map((line) => line.replaceAll(/\\[^A-Za-z0-9\s]/g, '').replace(/^\*\*([^*]*)\*\* /, '$1 '))
  return unescaped.filter((line) => /[\\*_~`|<>@#[\]()]|:\/\/|^\s*([-+]|\d+\.)\s/.test(line))
}

/** A text as Discord shows it. */
function readOf(words: string): string {
  return words.replaceAll('\u200b', '').replaceAll(/\\([^A-Za-z0-9\s])/g, '$1')
}
