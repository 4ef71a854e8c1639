import { beforeAll, describe, expect, test } from 'vitest'
import { answers, type DiscordReceiver, discordReceiver, takesIt } from '../support/discord-receiver.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf, createSettlement } from '../support/settlements.ts'
import { aPlaceWithChannel, toReceiver, waitFor } from '../support/webhook-place.ts'

// A message is tried where an address is given, which posts the first message, and where Test is pressed: five times a minute for one person, and
// five for one settlement. Of a channel, `received` has every request, `said()` the words of all but the first message.
const servers = serversOfThisFile()
const waits = {
  status: 429,
  body: {
    reason: 'webhook-waits',
    message: expect.stringMatching(/^Discord asks us to wait\. Please try again in (5\d|60) s\.$/),
  },
}
const tooOften = {
  status: 429,
  body: {
    reason: 'webhook-tried-too-often',
    message: expect.stringMatching(/^Too many messages were tried here\. Please wait \d+ s\.$/),
  },
}
/** The same channel under another address. */
const inThread = (address: string) => `${address}?thread_id=7`
const forAMinute = answers(429, { retry_after: 60 })

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  let discord: DiscordReceiver
  beforeAll(async () => {
    discord = await discordReceiver()
    open = await startOpenServer(servers, kind, toReceiver(discord))
  })
  const aPlace = () => aPlaceWithChannel(open.server(), discord)
  /** Ends the time for which Discord asked to wait (`asked_until`), and with it that until the next post (`retry_at`). */
  const endWait = (settlementId: string) =>
    open.rows(`
      update webhooks set retry_at = now(), asked_until = now() where settlement_id = '${settlementId}' returning settlement_id`)

  test.concurrent('BEY-13: where Discord answers a test message with 429, the next press waits as long as it asks, and so does what happens meanwhile, which is posted later', async () => {
    const place = await aPlace()
    const { as, owner, channel, state, settlementId } = place
    await place.setUp({ events: ['projects'] })
    channel.answerWith(forAMinute)
    expect(await as(owner)('testWebhook')).toMatchObject(waits)
    channel.answerWith(takesIt)
    const { retryAt, lastFailure } = (await state())!
    expect(lastFailure?.sentence).toBe('Discord asked to wait.')
    expect(Date.parse(retryAt!) - Date.parse(lastFailure!.at)).toBeGreaterThan(50_000)
    expect(await as(owner)('testWebhook')).toMatchObject(waits)
    expect(await place.set({ address: inThread(channel.address) })).toMatchObject(waits)
    await answerOf(place.set({ events: ['projects', 'stock'] }))
    await place.project('Bridge')
    // What another settlement does later is posted, so this one was passed over.
    const other = await aPlace()
    await other.setUp({ events: ['projects'] })
    await other.project('Elsewhere')
    await waitFor(() => other.channel.said().length === 1)
    // The message with which the address was tried, and the test message that was told to wait.
    expect(channel.received).toHaveLength(2)
    await endWait(settlementId)
    await waitFor(() => channel.said().at(-1)?.includes('Bridge') === true)
  })

  test.concurrent('BEY-13: 429 to the channel’s own address, given again, is noted with the channel, and to another address it is not', async () => {
    const { setUp, set, state, channel, settlementId } = await aPlace()
    await setUp({ events: ['projects'] })
    const other = discord.channel()
    other.answerWith(forAMinute)
    expect(await set({ address: other.address })).toMatchObject(waits)
    expect(await state()).toMatchObject({ retryAt: null, lastFailure: null, events: ['projects'] })
    channel.answerWith(forAMinute)
    expect(await set({ address: inThread(channel.address) })).toMatchObject(waits)
    expect((await state())?.retryAt).not.toBeNull()
    expect(await set({ address: other.address })).toMatchObject(waits)
    // Only its first try was sent: the second was refused here, without asking Discord.
    expect(other.received).toHaveLength(1)
    // Once it is over, nothing waits to be tried again.
    await endWait(settlementId)
    expect(await state()).toMatchObject({
      retryAt: null,
      lastFailure: { sentence: 'Discord asked to wait.' },
    })
  })

  test.concurrent('BEY-13: while Discord asks one channel to wait another one can be given; the first cannot, though it was removed', async () => {
    const { as, owner, setUp, set, channel } = await aPlace()
    await setUp({ events: ['projects'] })
    channel.answerWith(forAMinute)
    expect(await as(owner)('testWebhook')).toMatchObject(waits)
    await answerOf(set({ address: discord.channel().address }))
    await answerOf(as(owner)('removeWebhook'))
    expect(await set({ address: channel.address })).toMatchObject(waits)
    // As it was given, and the test message: the refused try was not sent.
    expect(channel.received).toHaveLength(2)
  })

  test.concurrent('BEY-13: whoever has tried five times elsewhere and presses on here uses up no try of the others', async () => {
    const { as, owner, mika, setUp } = await aPlace()
    await setUp({ events: [] })
    const choices = { events: [], digestHour: null, projectMessages: false }
    const ofMika = await createSettlement(mika, 'Millford')
    await answerOf(as(owner)('transferSettlement', { userId: mika.userId }))
    for (let time = 0; time < 5; time++)
      await answerOf(
        mika.ask('setWebhook', { settlementId: ofMika, ...choices, address: discord.channel().address }),
      )
    for (let time = 0; time < 5; time++) expect(await as(mika)('testWebhook')).toMatchObject(tooOften)
    await answerOf(as(owner)('testWebhook'))
  })

  test.concurrent('BEY-13: a message that was under way when a test message was told to wait is taken, and the wait goes on', async () => {
    const { as, owner, setUp, state, project, channel, settlementId } = await aPlace()
    await setUp({ events: ['projects'] })
    let answerNow = () => {}
    channel.answerWith((response, received) => {
      answerNow = () => takesIt(response, received)
    })
    await project()
    await waitFor(() => channel.said().length === 1)
    channel.answerWith(forAMinute)
    expect(await as(owner)('testWebhook')).toMatchObject(waits)
    const { retryAt } = (await state())!
    expect(retryAt).not.toBeNull()
    answerNow()
    await eventually(async () => {
      const [row] = await open.rows(
        `select lease_until from webhooks where settlement_id = '${settlementId}'`,
      )
      return row?.lease_until === null
    })
    expect((await state())?.retryAt).toBe(retryAt)
  })

  test.concurrent('BEY-13: five messages are tried in a minute by one person in all their settlements, and by all owners of one settlement; further ones are refused with a sentence', async () => {
    const { as, owner, mika, set, channel } = await aPlace()
    const { address } = channel
    const choices = { events: [], digestHour: null, projectMessages: false }
    const [ofOwner, ofMika] = [
      await createSettlement(owner, 'Elmhaven'),
      await createSettlement(mika, 'Millford'),
    ]
    // The former owner stays as co-owner.
    await answerOf(as(owner)('transferSettlement', { userId: mika.userId }))
    const tries = await Promise.all(Array.from({ length: 8 }, () => set({ address })))
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(5)
    const further = await Promise.all([
      as(owner)('testWebhook'),
      as(mika)('testWebhook'),
      owner.ask('setWebhook', { settlementId: ofOwner, ...choices, address }),
    ])
    for (const one of [...tries.filter(({ status }) => status !== 200), ...further])
      expect(one).toMatchObject(tooOften)
    expect(channel.received).toHaveLength(5)
    // Mika herself has pressed only once, and nobody has in her own settlement.
    await answerOf(
      mika.ask('setWebhook', { settlementId: ofMika, ...choices, address: discord.channel().address }),
    )
  })
})
