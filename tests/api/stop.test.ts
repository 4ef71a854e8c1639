import { beforeAll, describe, expect, test } from 'vitest'
import { anyDatabase } from '../support/any-database.ts'
import { type DiscordReceiver, discordReceiver } from '../support/discord-receiver.ts'
import { openConnection } from '../support/postgres.ts'
import { type Ended, eventually, serversOfThisFile } from '../support/server.ts'
import { databasesOfThisFile, postgresIsInstalled } from '../support/server-databases.ts'
import { callSlowly } from '../support/server-requests.ts'
import { startOpenServer } from '../support/server-rows.ts'
import { openSettlementStream } from '../support/settlement-stream.ts'
import { aPlaceWithChannel, toReceiver, waitFor } from '../support/webhook-place.ts'
import { aSettlement } from '../support/world-builder.ts'

const servers = serversOfThisFile()
const { start } = servers
/** As docs/operations.md promises. */
const promisedMs = 10_000

describe.concurrent.each(databasesOfThisFile())('on $kind', ({ settings }) => {
  let discord: DiscordReceiver
  beforeAll(async () => {
    discord = await discordReceiver()
  })

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'R3: %s lets the request under way finish, takes no new one, and ends with 0',
    async (signal) => {
      const server = await start(await settings())
      const slow = await callSlowly(server)
      server.signal(signal)
      server.signal('SIGINT') // npm passes Ctrl+C on, though the terminal has sent it already
      await eventually(async () => (await fetch(`${server.url}/healthz`).catch(() => null)) === null)
      slow.finish()
      expect(await slow.answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[\s\S]*"version":"wood-1"/)
      const { code, errors } = await server.ended
      expect([code, errors]).toEqual([0, ''])
    },
  )

  test('R3: SIGTERM ends the server within 10 s also when a request never finishes', async () => {
    const server = await start(await settings())
    await callSlowly(server)
    server.signal('SIGTERM')
    const ended = await server.ended
    expect(ended.code).toBe(0)
    expect(msToStop(ended)).toBeLessThan(promisedMs)
  })

  test('R3, BEY-13: SIGTERM ends the server within 10 s also where Discord is silent and a request never finishes', async () => {
    const server = await start({ ...(await settings()), ...toReceiver(discord) })
    const { setUp, project, channel } = await aPlaceWithChannel(server, discord)
    await setUp({ events: ['projects'] })
    channel.answerWith(() => {})
    await project()
    await waitFor(() => channel.said().length === 1)
    await callSlowly(server)
    server.signal('SIGTERM')
    const ended = await server.ended
    expect(ended.code).toBe(0)
    expect(msToStop(ended)).toBeLessThan(promisedMs)
  })

  test('R3: an idle connection that a browser keeps open does not delay the end', async () => {
    const server = await start(await settings())
    await fetch(`${server.url}/healthz`)
    server.signal('SIGTERM')
    const ended = await server.ended
    expect(ended.code).toBe(0)
    expect(msToStop(ended)).toBeLessThan(2_000)
  })
})

test.runIf(postgresIsInstalled)(
  'R3: SIGTERM ends the server within 10 s also while the database holds up its deleting, its notifications and its presence',
  async () => {
    const place = await anyDatabase()
    const open = await startOpenServer(servers, { settings: async () => place })
    const { owner, ines, mika, settlementId } = await aSettlement(open.server(), {
      ines: 'viewer',
      mika: 'viewer',
    })
    const holder = openConnection(place.DATABASE_URL)
    const hold = (table: string) => holder.query(`lock table ${table} in exclusive mode`)
    await holder.query('begin')
    await hold('outbox')
    await hold('notifications')
    // At its start the server deletes old rows of both tables, for which it now has to wait.
    await open.restart()
    for (const who of [owner, ines, mika]) await openSettlementStream(open.server(), settlementId, who)
    await eventually(async () => (await open.rows('select user_id from presence')).length === 3)
    await hold('presence')
    open.server().signal('SIGTERM')
    const ended = await open.server().ended
    await holder.close()
    expect(ended.code).toBe(0)
    expect(msToStop(ended)).toBeLessThan(promisedMs)
  },
)

/** How long stopping took, by the server's own log: that leaves out how long a busy machine took to deliver the signal. */
function msToStop({ output }: Ended): number {
  const lines: { msg: string; time: string }[] = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const timeOf = (message: string) => Date.parse(lines.find(({ msg }) => msg === message)?.time ?? '')
  return timeOf('stopped') - timeOf('stopping')
}
