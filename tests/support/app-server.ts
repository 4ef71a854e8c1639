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
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startApp(house, settings, served)
  })
  beforeEach(async ({ task }) => {
    // A second try starts on a new server, without what the first has left.
    if (task.result?.attempts?.length) server = await startApp(house, settings, served)
  })
  return () => running(server)
}

/** An app whose tables a test can read and change; the server restarts at its address for that. */
export type OpenApp = { readonly app: App; readonly rows: OpenServer['rows'] }

/** The same, with tables that a test fills with what would take minutes to enter. */
export function openAppOfThisFile(settings: Readonly<Record<string, string>> = {}): OpenApp {
  const house = serversOfThisFile()
  const builtIn = { kind: 'the built-in database', settings: async () => ({ DATABASE_URL: '' }) }
  const start = () => startOpenServer(house, builtIn, appSettings(house.folder(), settings))
  let open: OpenServer | undefined
  beforeAll(async () => {
    open = await start()
  })
  beforeEach(async ({ task }) => {
    if (task.result?.attempts?.length) open = await start()
  })
  return {
    app: () => running(open?.server()),
    rows: async (statement) => (await open?.rows(statement)) ?? [],
  }
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

function running(server: RunningServer | undefined): RunningServer {
  if (!server) throw new Error('The app runs only inside tests')
  return server
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
