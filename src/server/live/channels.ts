import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'

const connectWithinMs = 5_000
const answerWithinMs = 5_000
const reconnectAfterMs = 1_000

type Follower = {
  /** What to do with a word on each channel; the names are constants of the code. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** Something may have been missed. */
  readonly onGap: () => void
  readonly log: Logger
}

export type Channels = {
  /** Tells the other server processes; lost while there is no connection. */
  readonly notify: (channel: string, payload: string) => Promise<void>
  readonly stop: () => Promise<void>
}

/**
 * Hears and tells what all server processes on this database announce, over one connection of its own that is made again
 * when it is lost. What this process tells it does not hear itself.
 */
export function openChannels(databaseUrl: string, follower: Follower): Channels {
  const stopping = new AbortController()
  let connected: Client | null = null
  const following = (async () => {
    while (!stopping.signal.aborted) {
      await listenUntilLost(databaseUrl, follower, stopping.signal, (client) => {
        connected = client
      })
      await sleep(reconnectAfterMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async notify(channel, payload) {
      await connected?.query('select pg_notify($1, $2)', [channel, payload])
    },
    stop() {
      stopping.abort()
      return following
    },
  }
}

async function listenUntilLost(
  url: string,
  { channels, onGap, log }: Follower,
  signal: AbortSignal,
  onConnected: (client: Client | null) => void,
): Promise<void> {
  // Loaded only where PostgreSQL is used.
  const { Client } = await import('pg')
  const client = new Client({
    connectionString: url,
    application_name: 'bit-calculator-live',
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    client.on('error', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  try {
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    client.on('notification', ({ channel, processId, payload = '' }) => {
      if (processId !== rows[0].pid) channels[channel]?.(payload)
    })
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
    onConnected(client)
    onGap()
    await lost
  } catch (error) {
    log.warn({ err: error }, 'what other server processes change is heard of by comparing alone')
  }
  onConnected(null)
  await client.end().catch(() => {})
}
