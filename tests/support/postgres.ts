import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { freePort } from './server-port.ts'

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'

/** A throw-away PostgreSQL: every database of it is gone when the test file ends. */
export type PostgresCluster = {
  /** Makes an empty database and answers with its address. */
  readonly createDatabase: () => Promise<string>
  readonly stop: () => Promise<void>
  readonly start: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** The folder of PostgreSQL's programs, or null; says so where there is none. */
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

export async function startPostgres(programs: string): Promise<PostgresCluster> {
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
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=200`
  const start = async () => {
    // Its log goes to a file: held open, our own output would keep the call from ending.
    await call('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  }
  const stop = async () => {
    await call('pg_ctl', '-D', data, '-w', '-m', 'fast', 'stop')
  }
  await start()
  let databases = 0
  return {
    start,
    stop,
    createDatabase: async () => {
      const name = `test_${++databases}`
      await query(`postgres://postgres@127.0.0.1:${port}/postgres`, `create database ${name}`)
      return `postgres://postgres@127.0.0.1:${port}/${name}`
    },
    remove: async () => {
      await stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One statement on a database, over a connection of its own. */
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
