import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { heapFlags } from '#scripts/heap-flags'
import { sentAddressesVariable } from '#scripts/test/sent-addresses'
import { anyDatabase } from './any-database.ts'
import { node, preparedDataFolder, processes, root } from './server-data-folder.ts'
import { freePort } from './server-port.ts'
import { faultFlags, serverProgram } from './server-program.ts'
import { watchLog } from './watch-log.ts'

/** A folder without a client: to read and compress one takes a fifth of a start, and only tests of pages need one. */
const noClient = join(tmpdir(), 'bit-calculator-no-client')
const recorder = join(root, 'tests/support/record-answers.ts')
/** How long to wait for something: nothing that works takes longer. */
const patienceMs = 90_000

export const smallCatalogue = join(root, 'tests/support/catalogue/recipes.json')

export type Settings = Readonly<Record<string, string>>

export type Ended = { readonly code: number | null; readonly output: string; readonly errors: string }

export type RunningServer = {
  readonly url: string
  readonly port: number
  /** The log so far. */
  readonly output: () => string
  readonly signal: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Ended>
}

export type TestServers = {
  /** An empty folder. */
  readonly folder: () => string
  /** A data folder with a built-in database that is made already, which saves seconds. */
  readonly dataFolder: () => string
  /** A server that is ready to serve. */
  readonly start: (settings?: Settings) => Promise<RunningServer>
  /** A server that may never be ready. */
  readonly launch: (settings?: Settings) => Promise<RunningServer>
}

/** Servers as child processes, and folders for them, all removed when the test file ends. */
export function serversOfThisFile(): TestServers {
  const { servers, clear } = openServers()
  afterAll(clear)
  return servers
}

/** Servers and folders for all test files of the process, removed when it ends. */
export function serversOfThisProcess(): TestServers {
  const { servers, clear } = openServers()
  // Vitest ends its processes with a signal; a process started by hand may just exit.
  for (const end of ['exit', 'SIGTERM'] as const) process.once(end, clear)
  return servers
}

function openServers(): { readonly servers: TestServers; readonly clear: () => void } {
  const folders: string[] = []
  const children: ChildProcess[] = []
  const clear = () => {
    for (const child of children) child.kill('SIGKILL')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'bit-calculator-data-'))
    folders.push(made)
    return made
  }
  const dataFolder = () => {
    const made = folder()
    cpSync(preparedDataFolder(), made, { recursive: true })
    return withCompressedFiles(made)
  }
  const launch = async (given: Settings = {}) => {
    const isAboutDatabase = 'DATABASE_URL' in given || 'DATA_DIR' in given
    const settings: Settings = { ...(isAboutDatabase ? {} : await anyDatabase()), ...given }
    const port = Number(settings.PORT ?? (await freePort()))
    const sentAddresses = process.env[sentAddressesVariable]
    const flags = [...faultFlags(), ...(sentAddresses ? ['--import', recorder] : [])]
    const child = spawn(node, [...heapFlags, ...serverProgram(...flags)], {
      env: {
        ...(sentAddresses && { [sentAddressesVariable]: sentAddresses }),
        ...processes,
        PORT: String(port),
        CATALOGUE: smallCatalogue,
        CATALOGUE_SOURCE: '',
        CLIENT_DIR: noClient,
        LOG_LEVEL: 'debug',
        DATA_DIR: settings.DATA_DIR ?? (settings.DATABASE_URL ? withCompressedFiles(folder()) : dataFolder()),
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.push(child)
    if (sentAddresses) watchLog(child, sentAddresses)
    return watch(child, port)
  }
  const start = async (settings?: Settings) => {
    const server = await launch(settings)
    await untilReady(server)
    return server
  }
  return { servers: { folder, dataFolder, launch, start }, clear }
}

/** All servers share one folder of compressed files, because they compare a file with its source before they use it. */
function withCompressedFiles(dataFolder: string): string {
  const compressed = join(tmpdir(), 'bit-calculator-compressed')
  mkdirSync(compressed, { recursive: true })
  symlinkSync(compressed, join(dataFolder, 'cache'))
  return dataFolder
}

function watch(child: ChildProcess, port: number): RunningServer {
  let output = ''
  let errors = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    errors += chunk
  })
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    output: () => output,
    signal: (signal) => child.kill(signal),
    ended: new Promise((resolve) => child.once('close', (code) => resolve({ code, output, errors }))),
  }
}

async function untilReady(server: RunningServer): Promise<void> {
  let ended: Ended | undefined
  server.ended.then((how) => {
    ended = how
  })
  await eventually(async () => {
    if (ended) throw new Error(`the server ended (${ended.code}): ${ended.errors}${ended.output}`)
    // Two runs on one machine may have picked the same port: then the other run's server would answer.
    if (!server.output().includes('"msg":"serving"')) return false
    const answer = await fetch(`${server.url}/readyz`).catch(() => null)
    await answer?.arrayBuffer()
    return answer?.status === 200
  })
}

/** Waits until something is so. A limit is given only where the requirement has one: a busy machine is slow. */
export async function eventually(holds: () => Promise<boolean>, withinMs = patienceMs): Promise<void> {
  const until = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`still not so after ${withinMs} ms`)
    await sleep(50)
  }
}
