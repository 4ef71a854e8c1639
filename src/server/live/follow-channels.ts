import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

const connectWithinMs = 5_000
const reconnectAfterMs = 1_000

type Follower = {
  /** What to do with a word on each channel; the names are constants of the code. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** Something may have been missed. */
  readonly onGap: () => void
  readonly log: Logger
}

/**
 * Hears what all server processes on this database announce with `pg_notify`, over a connection of its own that is
 * made again when it is lost; the answer ends it. PostgreSQL only: the built-in database has one process.
 */
export function followChannels(databaseUrl: string, follower: Follower): () => Promise<void> {
  const stopping = new AbortController()
  const following = (async () => {
    while (!stopping.signal.aborted) {
      await listenUntilLost(databaseUrl, follower, stopping.signal)
      await sleep(reconnectAfterMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return () => {
    stopping.abort()
    return following
  }
}

async function listenUntilLost(
  url: string,
  { channels, onGap, log }: Follower,
  signal: AbortSignal,
): Promise<void> {
  // Loaded only where PostgreSQL is used.
  const { Client } = await import('pg')
  const client = new Client({
    connectionString: url,
    application_name: 'bit-calculator-live',
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', resolve)
    client.on('error', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  client.on('notification', ({ channel, payload = '' }) => channels[channel]?.(payload))
  try {
    await client.connect()
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
    onGap()
    await lost
  } catch (error) {
    log.warn({ err: error }, 'what other server processes change is not heard of')
  }
  await client.end().catch(() => {})
}
