import { beforeAll, beforeEach } from 'vitest'
import { builtClient } from './built-client.ts'
import { type RunningServer, type ServerHouse, serversOfThisFile, serversOfThisProcess } from './server.ts'
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
  { items, info } = small,
): Promise<RunningServer> {
  const folder = house.folder()
  return house.start({
    CATALOGUE: writeCatalogue(folder, items, info),
    CLIENT_DIR: builtClient(folder),
    CHAT_URL: chatAddress,
    // All players of a file have the same address; the limit has its own test.
    SIGN_INS_PER_MINUTE: '1000',
    ...settings,
  })
}
