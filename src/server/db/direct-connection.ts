import { Client, type ClientConfig } from 'pg'

const connectWithinMs = 30_000
/** How long a connection may be silent until the other end is asked whether anybody is there. */
const askAfterMs = 60_000

/**
 * One connection for work that may take minutes: migrations, backups, restores. The limits that docs/operations.md gives the role are
 * for requests, and would break such work off. What ends it instead is that the other end no longer answers.
 */
export async function connectForLong(settings: ClientConfig): Promise<Client> {
  const client = new Client({
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: askAfterMs,
    ...settings,
  })
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query('set idle_in_transaction_session_timeout = 0')
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}
