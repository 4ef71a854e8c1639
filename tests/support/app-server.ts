import { beforeAll, beforeEach } from 'vitest'
import { builtClient } from './built-client.ts'
import {
  type RunningServer,
  type ServerHouse,
  type Settings,
  serversOfThisFile,
  serversOfThisProcess,
} from './server.ts'
import { type OpenServer, startOpenServer } from './server-rows.ts'
import { smallCatalog, smallCatalogInfo } from './small-catalog.ts'
import { writeCatalogue } from './write-catalogue.ts'

export const chatAddress = 'https://chat.example/bit-calculator'

export type App = () => RunningServer

type ServedCatalog = { readonly items: readonly unknown[]; readonly info: object }
const small: ServedCatalog = { items: smallCatalog, info: smallCatalogInfo }

/** The real server with the built client and the small catalogue, if not another, one for all tests of a file. */
export function appOfThisFile(settings: Readonly<Record<string, string>> = {}, served = small): App {
  const house = serversOfThisFile()
  return startedForThisFile(() => startApp(house, settings, served))
}

/** An app whose tables a test can read and change. */
export type OpenApp = { readonly app: App; readonly rows: OpenServer['rows'] }

/** The same, with tables that a test fills with what would take minutes to enter. */
export function openAppOfThisFile(settings: Readonly<Record<string, string>> = {}): OpenApp {
  const house = serversOfThisFile()
  const builtIn = { settings: async () => ({ DATABASE_URL: '' }) }
  const open = startedForThisFile(() =>
    startOpenServer(house, builtIn, appSettings(house.folder(), settings)),
  )
  return { app: () => open().server(), rows: (statement) => open().rows(statement) }
}

/** What is started once for the tests of a file. */
function startedForThisFile<Started>(start: () => Promise<Started>): () => Started {
  let started: Started | undefined
  beforeAll(async () => {
    started = await start()
  })
  beforeEach(async ({ task }) => {
    // A second try starts on a new server, without what the first has left.
    if (task.result?.attempts?.length) started = await start()
  })
  return () => running(started)
}

let shared: Promise<RunningServer> | undefined

/** The same for all files of a process; only for players who never sign in, because the server stores nothing of them. */
export function sharedApp(): App {
  let server: RunningServer | undefined
  beforeAll(async () => {
    shared ??= startApp(serversOfThisProcess())
    server = await shared
  })
  return () => running(server)
}

function running<Started>(started: Started | undefined): Started {
  if (!started) throw new Error('The app runs only inside tests')
  return started
}

function startApp(
  house: ServerHouse,
  settings: Readonly<Record<string, string>> = {},
  served = small,
): Promise<RunningServer> {
  return house.start(appSettings(house.folder(), settings, served))
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
