import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { anyDatabase } from '../support/any-database.ts'
import { answers, discordReceiver, takesIt } from '../support/discord-receiver.ts'
import { query } from '../support/postgres.ts'
import { eventually, serversOfThisFile } from '../support/server.ts'
import { postgresIsInstalled } from '../support/server-databases.ts'
import { aPlaceWithChannel, toReceiver } from '../support/webhook-place.ts'

const servers = serversOfThisFile()
const discord = await discordReceiver()

/** A port of this machine that somebody else has. */
async function takenPort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  return (other.address() as AddressInfo).port
}

const begun = 'background work begins'

test.runIf(postgresIsInstalled)(
  'BEY-13: a further server that cannot have its port posts nothing, and takes no channel',
  async () => {
    const place = { ...(await anyDatabase()), ...toReceiver(discord), AUTH_SECRET: 'one secret'.repeat(5) }
    const first = await servers.start(place)
    const { setUp, project, state, channel } = await aPlaceWithChannel(first, discord)
    await setUp({ events: ['projects'] })
    channel.answerWith(answers(500))
    await project()
    await eventually(async () => (await state())?.lastFailure !== null)
    first.signal('SIGTERM')
    await first.ended
    channel.answerWith(takesIt)
    // The message that failed is due at once: a server that did background work would post it.
    await query(place.DATABASE_URL, 'update webhooks set retry_at = null')
    const before = channel.received.length
    const PORT = String(await takenPort())
    const further = await servers.launch({ ...place, PORT })
    const { code } = await further.ended
    expect(code).toBe(1)
    expect(first.output()).toContain(begun)
    expect(further.output()).not.toContain(begun)
    expect(channel.received).toHaveLength(before)
    expect(await query(place.DATABASE_URL, 'select lease_until from webhooks')).toEqual([
      { lease_until: null },
    ])
  },
)
