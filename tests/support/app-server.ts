import { beforeAll, beforeEach } from 'vitest'
import { anyDatabase } from './any-database.ts'
import { builtClient } from './built-client.ts'
import {
  type RunningServer,
  type Settings,
  serversOfThisFile,
  serversOfThisProcess,
  type TestServers,
} from './server.ts'
import { type OpenServer, startOpenServer } from './server-rows.ts'
import { smallCatalog, smallCatalogInfo } from './small-catalog.ts'
import { writeCatalogue } from './write-catalogue.ts'

export const chatAddress = 'https://chat.example/bit-calculator'

export type App = () => RunningServer

type ServedCatalog = { readonly items: readonly unknown[]; readonly info: object }
const small: ServedCatalog = { items: smallCatalog, info: smallCatalogInfo }

/** Starts the real server with the built client, once for all tests of a file; with the small catalogue unless another is given. */
export function appOfThisFile(settings: Readonly<Record<string, string>> = {}, served = small): App {
  const servers = serversOfThisFile()
  return startedForThisFile(() => startApp(servers, settings, served))
}

/** An app whose tables a test can read and change. */
export type OpenApp = { readonly app: App; readonly rows: OpenServer['rows'] }

/** Starts such an app whose tables a test can fill with rows that would take minutes to enter. */
export function openAppOfThisFile(settings: Readonly<Record<string, string>> = {}): OpenApp {
  const servers = serversOfThisFile()
  const database = { settings: anyDatabase }
  const open = startedForThisFile(() =>
    startOpenServer(servers, database, appSettings(servers.folder(), settings)),
  )
  return { app: () => open().server(), rows: (statement) => open().rows(statement) }
}

/** Starts something once for the tests of a file, and anew for a second try. @returns a function that gives it */
function startedForThisFile<Started>(
  start: () => Promise<Started>,
  startAnew: () => Promise<Started> = start,
): () => Started {
  let started: Started | undefined
  beforeAll(async () => {
    started = await start()
  })
  beforeEach(async ({ task }) => {
    // A second try begins without what the first one has left.
    if (task.result?.attempts?.length) started = await startAnew()
  })
  return () => running(started)
}

let shared: Promise<RunningServer> | undefined

/**
 * One app for all files of a process, because a server that has run before is quicker: for players who never sign in, or
 * whose account is new in each test (`openAs`). An account that a test names is the same in every file.
 */
export function sharedApp(): App {
  const begin = () => startApp(serversOfThisProcess())
  return startedForThisFile(
    () => {
      shared ??= begin()
      return shared
    },
    () => {
      shared = begin()
      return shared
    },
  )
}

function running<Started>(started: Started | undefined): Started {
  if (!started) throw new Error('The app runs only inside tests')
  return started
}

function startApp(
  servers: TestServers,
  settings: Readonly<Record<string, string>> = {},
  served = small,
): Promise<RunningServer> {
  return servers.start(appSettings(servers.folder(), settings, served))
}

function appSettings(
  folder: string,
  settings: Readonly<Record<string, string>>,
  { items, info } = small,
): Settings {
  return {
    CATALOGUE: writeCatalogue(folder, items, info),
    CLIENT_DIR: builtClient(folder),
    CHAT_URL: chatAddress,
    // All players of a file have the same address; the limit has its own test.
    SIGN_INS_PER_MINUTE: '1000',
    ...settings,
  }
}
