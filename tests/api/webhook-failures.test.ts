import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  answers,
  type DiscordReceiver,
  discordReceiver,
  takesIt,
} from '../support/discord-receiver.ts'
import { eventually, type RunningServer, type Settings, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { answerOf } from '../support/settlements.ts'
import { aPlaceWithChannel, toReceiver, waitFor } from '../support/webhook-place.ts'

const servers = serversOfThisFile()
const isGone = 'Discord knows no webhook at this address any more.'

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let server: RunningServer
  let settings: Settings
  let discord: DiscordReceiver
  beforeAll(async () => {
    discord = await discordReceiver()
    // Two servers on one database have one secret.
    settings = { ...(await kind.settings()), ...toReceiver(discord), AUTH_SECRET: 'one secret'.repeat(5) }
    server = await servers.start(settings)
  })
  const aPlace = () => aPlaceWithChannel(server, discord)

  test.concurrent('BEY-13: after 429 a channel waits as long as Discord asks, then posts what waited; acts go on, and no test message is posted meanwhile', async () => {
    const { as, owner, setUp, state, project, channel } = await aPlace()
    await setUp({ events: ['projects'] })
    channel.answerWith(answers(429, { retry_after: 5 }))
    await project()
    await eventually(async () => (await state())?.lastFailure !== null)
    const failed = await state()
    expect(failed?.lastFailure?.sentence).toBe('Discord asked to wait.')
    expect(Date.parse(failed!.retryAt!) - Date.parse(failed!.lastFailure!.at)).toBe(5000)
    expect(await as(owner)('testWebhook')).toMatchObject({ status: 429 })
    channel.answerWith(takesIt)
    await project('Gate')
    // The try that was answered with 429, and the message that says all that waited.
    await waitFor(() => channel.said().length === 2)
    expect(channel.said()[1]).toMatch(/Bridge.*\n.*Gate/)
    await eventually(async () => (await state())?.retryAt === null)
  })

  test.concurrent.each<[string, object, number]>([
    ['no time', {}, 15_000],
    ['a time that is none', { retry_after: 'soon' }, 15_000],
    ['a time of 0', { retry_after: 0 }, 1000],
    ['a time of years', { retry_after: 1e12 }, 86_400_000],
  ])('BEY-13: after 429 with %s (%o) a channel waits %i ms', async (_, body, waitMs) => {
    const { setUp, state, project, channel } = await aPlace()
    await setUp({ events: ['projects'] })
    channel.answerWith(answers(429, body))
    await project()
    // Read in one answer, since on a busy machine the next try may begin before a second question.
    const waits = async () => {
      const { retryAt, lastFailure } = (await state()) ?? {}
      return Date.parse(retryAt ?? '') - Date.parse(lastFailure?.at ?? '')
    }
    await expect.poll(waits).toBe(waitMs)
  })

  test.concurrent.each<[string, Answer, string]>([
    ['500', answers(500), 'Discord answered with 500.'],
    ['403', answers(403, 'blocked'), 'Discord answered with 403.'],
    [
      'a redirect, which is not followed,',
      answers(302, {}, { location: '/elsewhere' }),
      'Discord answered with 302.',
    ],
    ['an answer broken off', (response) => void response.destroy(), 'Discord did not answer.'],
    ['silence', () => {}, 'Discord did not answer.'],
  ])(
    'BEY-13: after %s a message is tried again 15 seconds later, or once a test message was taken, and is not lost',
    async (_, answer, sentence) => {
      const { as, owner, setUp, state, project, channel } = await aPlace()
      await setUp({ events: ['projects'] })
      channel.answerWith(answer)
      await project()
      await eventually(async () => (await state())?.lastFailure?.sentence === sentence)
      expect(discord.all.map(({ path }) => path)).not.toContain('/elsewhere')
      const { retryAt, lastFailure } = (await state())!
      expect(Date.parse(retryAt!) - Date.parse(lastFailure!.at)).toBe(15_000)
      channel.answerWith(takesIt)
      await answerOf(as(owner)('testWebhook'))
      await waitFor(() => channel.said().at(-1)?.includes('Bridge') === true)
    },
  )

  test.concurrent('BEY-13: garbage that says 200 counts as taken, a message that Discord refuses is passed over, and a channel that is gone is switched off, with the reason', async () => {
    const { as, owner, setUp, state, project, channel } = await aPlace()
    await setUp({ events: ['projects'] })
    channel.answerWith(answers(200, 'not { json'))
    await project()
    await waitFor(() => channel.said().length === 1)
    // Discord's code for a message of the wrong form.
    channel.answerWith(answers(400, { code: 50_035 }))
    await project('Gate')
    await eventually(
      async () => (await state())?.lastFailure?.sentence === 'Discord did not take a message (400).',
    )
    expect(await state()).toMatchObject({ isOn: true, retryAt: null })
    // Discord's code for an unknown webhook.
    channel.answerWith(answers(404, { code: 10_015 }))
    await project('Tower')
    await eventually(async () => (await state())?.isOn === false)
    expect(await state()).toMatchObject({ retryAt: null, lastFailure: { sentence: isGone } })
    await project('Wall')
    expect(await as(owner)('testWebhook')).toMatchObject({ status: 409, body: { message: isGone } })
    // The webhook is there again: only what happens from now on is posted.
    channel.answerWith(takesIt)
    const before = channel.said().length
    expect(await answerOf(as(owner)('testWebhook'))).toMatchObject({ webhook: { isOn: true } })
    await project('Mill')
    // The test message, and Mill.
    await waitFor(() => channel.said().length === before + 2)
    expect(channel.said().at(-1)).toContain('Mill')
    expect(channel.said().at(-1)).not.toMatch(/Bridge|Gate|Tower|Wall/)
  })

  test.concurrent('BEY-13: two servers on one database post each message once; a late answer from a former address does not touch the new one', async () => {
    const { setUp, state, project, channel } = await aPlace()
    const isShared = settings.DATABASE_URL !== ''
    const other = isShared ? await servers.start(settings) : server
    await setUp({ events: ['projects'] })
    let answerNow = () => {}
    channel.answerWith((response, received) => {
      answerNow = () => answers(404, { code: 10_015 })(response, received)
    })
    await project()
    await waitFor(() => channel.said().length === 1)
    // As long as the first waits for its answer, the other looks for something to post, and finds this.
    const elsewhere = await aPlaceWithChannel(other, discord)
    await elsewhere.setUp({ events: ['projects'] })
    await elsewhere.project('Elsewhere')
    if (isShared) await waitFor(() => elsewhere.channel.said().length === 1)
    expect(channel.said()).toHaveLength(1)
    const next = discord.channel()
    await setUp({ address: next.address, events: ['projects'] })
    answerNow()
    await project('Gate')
    await waitFor(() => next.said().length === 1)
    expect(next.said()[0]).not.toContain('Bridge')
    expect(await state()).toMatchObject({ isOn: true, lastFailure: null })
    if (isShared) other.signal('SIGTERM')
  })
})
