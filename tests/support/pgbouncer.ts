import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { query } from './postgres.ts'
import { eventually } from './server.ts'
import { freePort } from './server-port.ts'

const program = '/usr/sbin/pgbouncer'
/** Few, so that clients take turns on a connection in the midst of what they do. */
const connections = 5

export type Pooler = {
  /** The address by which the pooler leads to the database of that address. */
  readonly addressOf: (databaseUrl: string) => string
  readonly stop: () => Promise<void>
}

/** Settings for a server's database, through a pooler if there is one; notifications of other servers come past the pooler. */
export function databaseThrough(pooler: Pooler | null, databaseUrl: string) {
  return pooler === null
    ? { DATABASE_URL: databaseUrl }
    : { DATABASE_URL: pooler.addressOf(databaseUrl), LIVE_DATABASE_URL: databaseUrl }
}

/** A pgbouncer that lends connections by the transaction. @throws where it is not installed */
export async function startPgbouncer(administration: string): Promise<Pooler> {
  if (!existsSync(program)) throw new Error('pgbouncer is not installed: apt-get install pgbouncer')
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-pgbouncer-'))
  const port = await freePort()
  const { hostname, port: postgresPort, username } = new URL(administration)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${postgresPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
`,
  )
  const isRoot = process.getuid?.() === 0
  if (isRoot) spawnSync('chown', ['-R', 'postgres', folder])
  chmodSync(folder, 0o755)
  // It refuses to run as root.
  const [first, ...rest] = [...(isRoot ? ['runuser', '-u', 'postgres', '--'] : []), program, '-q', file]
  const child = spawn(first!, rest, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const addressOf = (databaseUrl: string) => Object.assign(new URL(databaseUrl), { port: String(port) }).href
  await eventually(async () =>
    query(addressOf(administration), 'select 1').then(
      () => true,
      () => false,
    ),
  )
  return {
    addressOf,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
