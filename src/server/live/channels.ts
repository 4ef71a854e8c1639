import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { Logger } from 'pino'
import { keepRestoresAway } from '../db/keep-restores-away.ts'
import { endingWith } from './ending-with.ts'

const connectWithinMs = 5_000
const answerWithinMs = 5_000
const reconnectAfterMs = 1_000
const endWithinMs = 1_000

type Connected = { readonly client: Client; readonly giveUp: () => void }

type Follower = {
  /** Handlers by channel name. The names go into SQL as they are, so they must be constants. */
  readonly channels: Readonly<Record<string, (payload: string) => void>>
  /** Called after each connect: notifications may have been missed before. */
  readonly onGap: () => void
  /** The epoch that this process began with. */
  readonly epoch: string
  /** Ends the process: called where a restore of the database is running, or has been made since this process began. */
  readonly onRestore: () => never
  readonly log: Logger
}

export type Channels = {
  /** Notifies the other server processes. @returns false where it was lost, for there is no connection */
  readonly notify: (channel: string, payload: string) => Promise<boolean>
  readonly stop: () => Promise<void>
}

/**
 * LISTEN and NOTIFY between the server processes on one database, over one connection that reconnects when it is lost. A
 * process does not receive its own notifications. While the same connection is open, a restore of the database refuses to begin.
 */
export function openChannels(databaseUrl: string, follower: Follower): Channels {
  const stopping = new AbortController()
  let connected: Connected | null = null
  const following = (async () => {
    while (!stopping.signal.aborted) {
      await listenUntilLost(databaseUrl, follower, stopping.signal, (connection) => {
        connected = connection
      })
      await sleep(reconnectAfterMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })()
  return {
    async notify(channel, payload) {
      if (!connected) return false
      const { client, giveUp } = connected
      try {
        await client.query('select pg_notify($1, $2)', [channel, payload])
        return true
      } catch {
        // A query that fails or times out means that the connection is dead.
        giveUp()
        return false
      }
    },
    stop() {
      stopping.abort()
      return following
    },
  }
}

async function listenUntilLost(
  url: string,
  { channels, onGap, epoch, onRestore, log }: Follower,
  signal: AbortSignal,
  onConnected: (connection: Connected | null) => void,
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
  const over = endingWith(signal)
  const lost = new Promise<void>((resolve) => {
    if (over.signal.aborted) resolve()
    over.signal.addEventListener('abort', () => resolve())
  })
  const giveUp = () => over.abort()
  client.once('end', giveUp)
  client.on('error', giveUp)
  try {
    await client.connect()
    const restores = await keepRestoresAway(client, epoch)
    // A server that is stopping anyway closes its connection below, and is not ended here in the middle of it.
    if (restores === 'too late' && !signal.aborted) return onRestore()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    client.on('notification', ({ channel, processId, payload = '' }) => {
      if (processId !== rows[0].pid) channels[channel]?.(payload)
    })
    for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`)
    onConnected({ client, giveUp })
    onGap()
    await lost
  } catch (error) {
    log.warn(
      { err: error },
      'no connection for notifications: changes of other server processes arrive within a second',
    )
  }
  giveUp()
  onConnected(null)
  // A dead connection may never answer `end` either.
  await Promise.race([client.end().catch(() => {}), sleep(endWithinMs, undefined, { ref: false })])
}
