import { beforeAll, describe, expect, test } from 'vitest'
import { answers, type DiscordReceiver, discordReceiver, takesIt } from '../support/discord-receiver.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf } from '../support/settlements.ts'
import { aPlaceWithChannel, log, toReceiver, waitFor } from '../support/webhook-place.ts'
import { aNamedPlayer, aNewcomer } from '../support/world-builder.ts'

const servers = serversOfThisFile()

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  let discord: DiscordReceiver
  beforeAll(async () => {
    discord = await discordReceiver()
    open = await startOpenServer(servers, kind, toReceiver(discord))
  })
  const server = () => open.server()
  /** A settlement and its channel. A channel that is set gets a first message, which counts among what it has received below. */
  const aPlace = () => aPlaceWithChannel(server(), discord)
  const untilUpToDate = (settlementId: string) =>
    eventually(async () => {
      const [row] = await open.rows(
        `select projects_due from webhooks where settlement_id = '${settlementId}'`,
      )
      return row?.projects_due === false
    })

  test.concurrent('BEY-13: an address is tried once with a message, and further choices need none', async () => {
    const { set, state, channel } = await aPlace()
    await answerOf(set({ address: channel.address, events: ['projects', 'projects'] }))
    // Flag 4 keeps previews of links away.
    expect(channel.received).toMatchObject([
      {
        method: 'POST',
        path: `${channel.path}?wait=true`,
        body: { flags: 4, allowed_mentions: { parse: [] } },
      },
    ])
    expect(await state()).toMatchObject({ events: ['projects'], isOn: true, lastFailure: null })
    expect((await state())?.lastSentAt).not.toBeNull()
    await answerOf(set({ events: ['stock'], digestHour: 23 }))
    expect(await state()).toMatchObject({ events: ['stock'], digestHour: 23 })
    expect(channel.received).toHaveLength(1)
  })

  test.concurrent('BEY-13, S12: an address of another host is refused and never called; one that Discord does not know is not stored', async () => {
    const { set, state, channel } = await aPlace()
    const { address } = channel
    for (const elsewhere of [
      `${discord.url}${channel.path}`,
      address.replace('discord.com', 'discord.com.example'),
      address.replace('https', 'http'),
    ])
      expect(await set({ address: elsewhere })).toMatchObject({ status: 422, body: { field: 'address' } })
    expect(channel.received).toEqual([])
    // Discord's code for an unknown webhook.
    channel.answerWith(answers(404, { code: 10_015 }))
    expect(await set({ address })).toMatchObject({
      status: 409,
      body: { message: 'Discord knows no webhook at this address any more.', field: 'address' },
    })
    expect(await state()).toBeNull()
    expect(await set({})).toMatchObject({ status: 404 })
  })

  test.concurrent('SET-5, BEY-13: admins, members and strangers can neither see, set, test nor remove a channel', async () => {
    const { as, ines, mika, setUp, channel } = await aPlace()
    await setUp({})
    const { address } = channel
    const choices = { events: [], digestHour: null, projectMessages: false, address }
    for (const who of [ines, mika]) {
      expect(await as(who)('getWebhook')).toMatchObject({ status: 403 })
      expect(await as(who)('setWebhook', choices)).toMatchObject({ status: 403 })
      expect(await as(who)('testWebhook')).toMatchObject({ status: 403 })
      expect(await as(who)('removeWebhook')).toMatchObject({ status: 403 })
    }
    const stranger = await aNewcomer(server())
    for (const procedure of ['getWebhook', 'testWebhook', 'removeWebhook'])
      expect(await as(stranger)(procedure)).toMatchObject({ status: 404 })
    expect(await as(stranger)('setWebhook', choices)).toMatchObject({ status: 404 })
    expect(channel.received).toHaveLength(1)
  })

  test.concurrent('BEY-13: an act of a chosen kind is posted once, with its text escaped; an act of another kind is not posted', async () => {
    const { setUp, project, addLogs, channel } = await aPlace()
    await setUp({ events: ['projects'] })
    await addLogs(3)
    await project('**@everyone**')
    await waitFor(() => channel.said().length === 1)
    await project('Second')
    await waitFor(() => channel.said().length === 2)
    const [first, second] = channel.said()
    expect(first).toContain(String.raw`\*\*\@everyone\*\*`)
    expect(first).not.toContain('Log')
    expect(second).toContain('Second')
    expect(second).not.toContain('everyone')
    for (const { body } of channel.received) expect(body.allowed_mentions).toEqual({ parse: [] })
  })

  test.concurrent('BEY-13: what is handed out of the stock is posted like what is taken from it', async () => {
    const { as, owner, setUp, project, channel } = await aPlace()
    await setUp({ events: ['stock'] })
    const { id: projectId } = (await project('Bridge')) as { id: string }
    await answerOf(as(owner)('addItemsToInventory', { items: [{ itemId: log, quantity: 3 }], projectId }))
    await answerOf(as(owner)('handOver', { itemId: log, amount: 2, from: projectId, to: 'out' }))
    await waitFor(() => channel.said().some((words) => words.includes('that Bridge held')))
  })

  test.concurrent('BEY-24: each project has one message, edited in place as it goes on, posted again where it was deleted, and closed at the end', async () => {
    const { as, owner, setUp, set, project, addLogs, channel } = await aPlace()
    await project()
    await setUp({ projectMessages: true })
    const embeds = () => channel.received.filter(({ body }) => body.embeds)
    await waitFor(() => embeds().length === 1)
    expect(embeds()[0]).toMatchObject({ method: 'POST', body: { embeds: [{ title: 'Bridge' }] } })
    // Saving the choices brings the messages up to date at once; otherwise it may take half a minute.
    const soon = () => answerOf(set({ projectMessages: true }))
    await addLogs(15)
    await soon()
    await waitFor(() => embeds().length === 2)
    const edit = embeds()[1]!
    expect(edit).toMatchObject({ method: 'PATCH' })
    expect(edit.path).toMatch(/messages\/\d+$/)
    expect(edit.body.embeds?.[0]?.fields?.[0]?.value).toContain('15 of 30 pieces')
    // Somebody deleted the message in the channel.
    channel.answerWith((response, received) =>
      (received.method === 'PATCH' ? answers(404, { code: 10_008 }) : takesIt)(response, received),
    )
    await addLogs(15)
    await soon()
    await waitFor(() => embeds().length === 4)
    expect(embeds()[3]).toMatchObject({ method: 'POST' })
    channel.answerWith(takesIt)
    const { tables } = await answerOf(as(owner)<{ tables: { projects: { id: string }[] } }>('getSettlement'))
    await answerOf(as(owner)('deleteProject', { projectId: tables.projects[0]?.id }))
    await soon()
    await waitFor(() => embeds().length === 5)
    expect(embeds()[4]).toMatchObject({
      method: 'PATCH',
      body: { embeds: [{ description: 'This project has ended.' }] },
    })
    expect(embeds()[4]?.path).not.toBe(edit.path)
    // Another channel has none of these messages.
    await project('Gate')
    await soon()
    await waitFor(() => embeds().length === 6)
    const next = discord.channel()
    await setUp({ address: next.address, projectMessages: true })
    await waitFor(() => next.received.length === 2)
    expect(next.received[1]).toMatchObject({ method: 'POST', body: { embeds: [{ title: 'Gate' }] } })
  })

  test.concurrent('BEY-24: of 26 projects the 26th has no message; one that is pushed behind the first 25 keeps its message, and no live project is said to have ended', async () => {
    const { as, owner, setUp, set, project, channel, settlementId } = await aPlace()
    for (let number = 1; number <= 26; number++) await project(`Hut ${number}`)
    await setUp({ projectMessages: true })
    const embeds = () => channel.received.flatMap(({ body }) => body.embeds ?? [])
    const titles = () => embeds().map(({ title }) => title)
    await waitFor(() => embeds().length === 25)
    expect(titles()).not.toContain('Hut 26')
    const items = [{ itemId: log, quantity: 1 }]
    await answerOf(as(owner)('createProject', { name: 'Wall', priority: 'high', items }))
    await answerOf(set({ projectMessages: true }))
    await untilUpToDate(settlementId)
    expect(titles().slice(25)).toEqual(['Wall'])
  })

  test.concurrent('BEY-24: a project that stands as before is not posted again', async () => {
    const place = await aPlace()
    await place.project()
    await place.setUp({ projectMessages: true })
    await waitFor(() => place.channel.received.length === 2)
    await untilUpToDate(place.settlementId)
    await answerOf(place.set({ projectMessages: true }))
    await untilUpToDate(place.settlementId)
    expect(place.channel.received).toHaveLength(2)
  })

  test.concurrent('BEY-13: a removed channel is forgotten, and nothing is posted there any more', async () => {
    const { as, owner, setUp, state, project, channel } = await aPlace()
    await setUp({ events: ['projects'] })
    await answerOf(as(owner)('removeWebhook'))
    expect(await state()).toBeNull()
    expect(await as(owner)('testWebhook')).toMatchObject({ status: 404 })
    await project()
    // What another settlement does later is posted, so here nothing is waiting to be posted any more.
    const other = await aPlace()
    await other.setUp({ events: ['projects'] })
    await other.project('Elsewhere')
    await waitFor(() => other.channel.said().length === 1)
    expect(channel.received).toHaveLength(1)
  })

  test('BEY-13: a daily digest says once a day who delivered how much, the owner’s delivery for Finn as Finn’s, and how projects stand; no table, log line or export has the address', async () => {
    const place = await aPlace()
    const { as, mika, owner, set, project, addLogs, settlementId, channel } = place
    await answerOf(as(owner)('updateSettlement', { settings: { requireContributionApproval: false } }))
    await project()
    const { tables } = await answerOf(as(owner)<{ tables: { tasks: { id: string }[] } }>('getSettlement'))
    const itemsContributed = [{ itemId: log, quantity: 12 }]
    const taskId = tables.tasks[0]?.id
    const { playerId } = await aNamedPlayer(server(), { of: place, name: 'Finn' })
    await answerOf(as(mika)('createTaskContribution', { taskId, itemsContributed }))
    await answerOf(
      as(owner)('createTaskContribution', {
        taskId,
        playerId,
        itemsContributed: [{ itemId: log, quantity: 5 }],
      }),
    )
    // The address ends with `a-Token-of-…`. The answer to an operation with an id is kept in `applied_operations`.
    await place.setUp({ digestHour: 0, operationId: crypto.randomUUID() })
    const isLogged = () => server().output().includes('a-Token')
    expect(isLogged()).toBe(false)
    expect(JSON.stringify(await as(owner)('exportSettlement'))).not.toContain('a-Token')
    await open.rows(`update entries set at = at - interval '1 day' where settlement_id = '${settlementId}'`)
    // The last digest was yesterday's and the hour is 0, so today's is due, and tells of the day before.
    const [row] = await open.rows(`
      update webhooks set digest_on = 'yesterday' where settlement_id = '${settlementId}'
      returning (select count(*) from webhooks) as channels, query_to_xml(
        'select w::text, encode(address_sealed, ''escape'') from webhooks w', true, false, '')::text
        || query_to_xml('select * from activity', true, false, '')::text
        || query_to_xml('select * from outbox', true, false, '')::text
        || query_to_xml('select * from applied_operations', true, false, '')::text as dump`)
    expect(row?.dump).toContain(settlementId)
    expect(row?.dump).not.toContain('a-Token')
    const digests = () => channel.received.filter(({ body }) => body.embeds)
    await waitFor(() => digests().length === 1)
    const [embed] = digests()[0]?.body.embeds ?? []
    expect(embed?.fields?.find(({ name }) => name === 'Delivered')?.value).toMatch(
      /: 12 pieces\nFinn: 5 pieces$/,
    )
    expect(embed?.fields?.find(({ name }) => name === 'Projects')?.value).toBe('Bridge: 0 of 1 task done')
    // By the next message no second digest has been posted.
    await answerOf(set({ events: ['stock'], digestHour: 0 }))
    await addLogs(1)
    await waitFor(() => channel.said().some((words) => words.includes('Log')))
    expect(digests()).toHaveLength(1)
    expect(isLogged()).toBe(false)
  })
})
