import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { sentAddressesVariable } from '#scripts/test/sent-addresses'
import { anyDatabase } from './any-database.ts'
import { node, preparedDataFolder, root } from './server-data-folder.ts'
import { freePort } from './server-port.ts'
import { serverProgram } from './server-program.ts'
import { watchLog } from './watch-log.ts'

const recorder = join(root, 'tests/support/record-sent-addresses.ts')
/** Longer than anything takes that is not broken. */
const patienceMs = 90_000

export const smallCatalogue = join(root, 'tests/support/catalogue/recipes.json')

export type Settings = Readonly<Record<string, string>>

export type Ended = { readonly code: number | null; readonly output: string; readonly errors: string }

export type RunningServer = {
  readonly url: string
  readonly port: number
  /** What it has logged so far. */
  readonly output: () => string
  readonly signal: (signal: NodeJS.Signals) => void
  readonly ended: Promise<Ended>
}

export type ServerHouse = {
  /** An empty folder. */
  readonly folder: () => string
  /** A data folder whose built-in database has been opened before, which spares the seconds of making it. */
  readonly dataFolder: () => string
  /** A server that is ready to serve. */
  readonly start: (settings?: Settings) => Promise<RunningServer>
  /** A server that may never be ready. */
  readonly launch: (settings?: Settings) => Promise<RunningServer>
}

/** Servers as child processes and folders for them, all gone when the test file ends. */
export function serversOfThisFile(): ServerHouse {
  const { house, clear } = openHouse()
  afterAll(clear)
  return house
}

/** Servers that stay for the other files this process tests, and go with it. */
export function serversOfThisProcess(): ServerHouse {
  const { house, clear } = openHouse()
  // Vitest ends its processes by a signal, and a test run by hand may simply end.
  for (const end of ['exit', 'SIGTERM'] as const) process.once(end, clear)
  return house
}

function openHouse(): { readonly house: ServerHouse; readonly clear: () => void } {
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
    const child = spawn(node, serverProgram(...(sentAddresses ? ['--import', recorder] : [])), {
      env: {
        ...(sentAddresses && { [sentAddressesVariable]: sentAddresses }),
        PATH: process.env.PATH,
        // The same modules are compiled at every start: kept, they take a quarter off it.
        NODE_COMPILE_CACHE: join(tmpdir(), 'bit-calculator-compiled'),
        PORT: String(port),
        CATALOGUE: smallCatalogue,
        CATALOGUE_SOURCE: '',
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
  return { house: { folder, dataFolder, launch, start }, clear }
}

/** What servers compress at their start is the same in all of them: compared before use, so that it can be shared. */
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
    // On a busy machine two runs may have picked one port: then the other one's server would answer.
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
