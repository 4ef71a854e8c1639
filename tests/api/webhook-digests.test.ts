import { beforeAll, describe, expect, test } from 'vitest'
import { type DiscordReceiver, discordReceiver } from '../support/discord-receiver.ts'
import { serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile } from '../support/server-databases.ts'
import { type OpenServer, startOpenServer } from '../support/server-rows.ts'
import { answerOf } from '../support/settlements.ts'
import { aPlaceWithChannel, log, toReceiver, waitFor } from '../support/webhook-place.ts'

const servers = serversOfThisFile()
const hourMs = 3_600_000

/** An hour that comes again in two hours, so that its last digest was due 22 hours ago. */
function missedHour() {
  const thisHour = Math.floor(Date.now() / hourMs)
  const due = (thisHour - 22) * hourMs
  return { digestHour: new Date(due).getUTCHours(), due }
}

describe.each(databasesOfThisFile())('on $kind', (kind) => {
  let open: OpenServer
  let discord: DiscordReceiver
  beforeAll(async () => {
    discord = await discordReceiver()
    open = await startOpenServer(servers, kind, toReceiver(discord))
  })

  test('BEY-13: a digest that could not be posted in its hour comes hours later, tells of its own day, and leaves the rest to the next', async () => {
    const { digestHour, due } = missedHour()
    const place = await aPlaceWithChannel(open.server(), discord)
    const { as, owner, mika, channel, settlementId } = place
    await answerOf(as(owner)('updateSettlement', { settings: { requireContributionApproval: false } }))
    await place.project()
    const { tables } = await answerOf(as(owner)<{ tables: { tasks: { id: string }[] } }>('getSettlement'))
    const deliver = (quantity: number) =>
      answerOf(
        as(mika)('createTaskContribution', {
          taskId: tables.tasks[0]?.id,
          itemsContributed: [{ itemId: log, quantity }],
        }),
      )
    const setBack = (quantity: number, hours: number) =>
      open.rows(`update entries set at = '${new Date(due - hours * hourMs).toISOString()}'
        where settlement_id = '${settlementId}' and amount = ${quantity}`)
    // Of the day of the digest, the 24 hours before it was due, are the 2 and the 5: 7 pieces.
    for (const quantity of [1, 2, 5, 7]) await deliver(quantity)
    await setBack(1, 25)
    await setBack(2, 23)
    await setBack(5, 1)
    await place.setUp({ digestHour, events: ['stock'] })
    const digests = () => channel.received.filter(({ body }) => body.embeds)
    // A new channel counts the digest of its last hour as posted. As if the last one were two days older, that digest is due.
    await open.rows(
      `update webhooks set digest_on = digest_on - 2 where settlement_id = '${settlementId}' returning digest_on`,
    )
    await waitFor(() => digests().length === 1)
    const [embed] = digests()[0]?.body.embeds ?? []
    expect(embed?.fields?.find(({ name }) => name === 'Delivered')?.value).toMatch(/: 7 pieces$/)
    await place.addLogs(1)
    await waitFor(() => channel.said().some((words) => words.includes('Log')))
    expect(digests()).toHaveLength(1)
    const [row] = await open.rows(
      `select digest_on::text as day from webhooks where settlement_id = '${settlementId}'`,
    )
    expect(row?.day).toBe(new Date(due).toISOString().slice(0, 10))
  })

  test('BEY-13: of 30 named players who delivered, a digest names those who fit into a message of Discord, and says how many more there are', async () => {
    const { digestHour, due } = missedHour()
    const place = await aPlaceWithChannel(open.server(), discord)
    const { as, owner, channel, settlementId } = place
    await answerOf(as(owner)('updateSettlement', { settings: { requireContributionApproval: false } }))
    // A task is for five players at most.
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) await place.project(name)
    const { tables } = await answerOf(as(owner)<{ tables: { tasks: { id: string }[] } }>('getSettlement'))
    for (let n = 10; n < 40; n++) {
      const player = await answerOf(
        as(owner)<{ id: string }>('addPlayer', { name: `Player ${n} of the eastern ridge` }),
      )
      const itemsContributed = [{ itemId: log, quantity: 1 }]
      await answerOf(
        as(owner)('createTaskContribution', {
          taskId: tables.tasks[n % 6]?.id,
          playerId: player.id,
          itemsContributed,
        }),
      )
    }
    await open.rows(
      `update entries set at = '${new Date(due - hourMs).toISOString()}' where settlement_id = '${settlementId}'`,
    )
    await place.setUp({ digestHour, events: ['stock'] })
    await open.rows(
      `update webhooks set digest_on = digest_on - 2 where settlement_id = '${settlementId}' returning digest_on`,
    )
    const digests = () => channel.received.filter(({ body }) => body.embeds)
    await waitFor(() => digests().length === 1)
    const [embed] = digests()[0]?.body.embeds ?? []
    const lines = embed?.fields?.find(({ name }) => name === 'Delivered')?.value?.split('\n') ?? []
    // A line has 40 characters, its end included, and the field has room for 1,004.
    expect(lines).toHaveLength(26)
    expect(lines[0]).toMatch(/^Player \d\d of the eastern ridge: 1 piece$/)
    expect(lines.at(-1)).toBe('and 5 more')
  })

  test('BEY-13: a channel that was off and takes a test message has its next digest at the next hour, and none of the days before', async () => {
    const { digestHour, due } = missedHour()
    const { as, owner, settlementId, setUp } = await aPlaceWithChannel(open.server(), discord)
    await setUp({ digestHour })
    const digestOn = async (change: string) => {
      const [row] = await open.rows(`
        update webhooks set ${change} where settlement_id = '${settlementId}' returning digest_on::text as day`)
      return row?.day
    }
    const lastDay = new Date(due).toISOString().slice(0, 10)
    // As if the channel had been off for three days.
    await digestOn('is_on = false, last_sent_at = to_timestamp(0), digest_on = digest_on - 3')
    await answerOf(as(owner)('testWebhook'))
    // Changes nothing: only reads the day.
    expect(await digestOn('settlement_id = settlement_id')).toBe(lastDay)
  })
})
