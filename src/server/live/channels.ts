import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'

const connectWithinMs = 5_000
const answerWithinMs = 5_000
const reconnectAfterMs = 1_000
const endWithinMs = 1_000

type Connected = { readonly client: Client; readonly giveUp: () => void }

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
  let connected: Connected | null = null
  const following = (async () => {
    while (!stopping.signal.aborted) {
      await listenUntilLost(databaseUrl, follower, stopping.signal, (now) => {
        connected = now
      })
      await sleep(reconnectAfterMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async notify(channel, payload) {
      const { client, giveUp } = connected ?? {}
      // Where it gives no answer, it may long have been gone.
      await client?.query('select pg_notify($1, $2)', [channel, payload]).catch(giveUp)
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
  onConnected: (now: Connected | null) => void,
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
  const over = new AbortController()
  const lost = new Promise<void>((resolve) => {
    over.signal.addEventListener('abort', () => resolve())
  })
  const giveUp = () => over.abort()
  client.once('end', giveUp)
  client.on('error', giveUp)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    client.on('notification', ({ channel, processId, payload = '' }) => {
      if (processId !== rows[0].pid) channels[channel]?.(payload)
    })
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
    onConnected({ client, giveUp })
    onGap()
    await lost
  } catch (error) {
    log.warn({ err: error }, 'what other server processes change is heard of by comparing alone')
  }
  onConnected(null)
  // A connection that gives no answer does not end in good order either.
  await Promise.race([client.end().catch(() => {}), sleep(endWithinMs, undefined, { ref: false })])
}
