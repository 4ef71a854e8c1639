import { execFile, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './server-port.ts'

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'
const busiestConnection = `select pid from pg_stat_activity where application_name = 'bit-calculator'
  order by state = 'active' desc, query_start desc limit 1`

/** A temporary PostgreSQL, deleted with its databases when the test file ends. */
export type PostgresCluster = {
  /** The address with which databases are created. */
  readonly administration: string
  /** Creates an empty database. @returns its address */
  readonly createDatabase: () => Promise<string>
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  /** kill -9 of one connection's process, after which PostgreSQL ends all and recovers, or of its main process. */
  readonly kill: (victim: KillVictim) => Promise<void>
  readonly remove: () => Promise<void>
}

export type KillVictim = 'a connection' | 'the whole server'

/** The folder of PostgreSQL's programs; null, with a message, if there is none. */
export function findPostgres(): string | null {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'))
  const onPath = (process.env.PATH ?? '').split(':')
  const found = [...newestFirst, ...onPath].find((folder) => existsSync(join(folder, 'initdb')))
  if (found) return found
  console.warn('PostgreSQL is not installed here, so nothing is tested on it: apt-get install postgresql')
  return null
}

/** @param more settings for its command line */
export async function startPostgres(programs: string, more = ''): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'bit-calculator-postgres-'))
  const asPostgres = isRoot() ? ['runuser', '-u', 'postgres', '--'] : []
  const call = (program: string, ...args: string[]): Promise<unknown> => {
    const [first, ...rest] = [...asPostgres, join(programs, program), ...args]
    return run(first!, rest, { cwd: folder })
  }
  if (isRoot()) spawnSync('chown', ['postgres', folder])
  chmodSync(folder, 0o700)
  const data = join(folder, 'data')
  await call('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync')
  const port = await freePort()
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200 ${more}`
  const start = async () => {
    // The log goes to a file: PostgreSQL would hold our own output open, and this call would not end.
    await call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  }
  const stop = async () => {
    await call('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop')
  }
  await start()
  const administration = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    administration,
    start,
    stop,
    kill: async (victim) => {
      const [first] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      const [connection] = await query(administration, busiestConnection)
      process.kill(victim === 'a connection' ? Number(connection?.pid) : Number(first), 'SIGKILL')
    },
    createDatabase: () => createDatabase(administration),
    remove: async () => {
      await stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates an empty database on the same PostgreSQL, or a copy of another. @returns its address */
export async function createDatabase(administration: string, copied = 'template1'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(administration, `create database ${name} template ${copied}`)
  return administration.replace(/[^/]*$/, name)
}

/** Runs one statement on a database, over a new connection. */
export async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** Runs statements on a database over one connection, which is opened at once. */
export function openConnection(url: string): {
  readonly query: (statement: string) => Promise<Record<string, unknown>[]>
  readonly close: () => Promise<void>
} {
  const client = new Client({ connectionString: url })
  const connected = client.connect()
  return {
    async query(statement) {
      await connected
      return (await client.query(statement)).rows
    },
    close: () => client.end(),
  }
}

/** Collects the notifications on a channel from now on. */
export async function listenTo(
  url: string,
  channel: string,
): Promise<{ readonly heard: () => readonly string[]; readonly close: () => Promise<void> }> {
  const client = new Client({ connectionString: url })
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.connect()
  await client.query(`listen ${channel}`)
  return { heard: () => heard, close: () => client.end() }
}
