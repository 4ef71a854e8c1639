import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, beforeEach } from 'vitest'
import { builtClient } from './built-client.ts'
import { type RunningServer, type ServerHouse, serversOfThisFile, serversOfThisProcess } from './server.ts'
import { smallCatalog, smallCatalogInfo } from './small-catalog.ts'

export const chatAddress = 'https://chat.example/bit-calculator'

export type App = () => RunningServer

/** The built client behind the real server, with the small catalogue: one for the tests of a file. */
export function appOfThisFile(settings: Readonly<Record<string, string>> = {}): App {
  const house = serversOfThisFile()
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startApp(house, settings)
  })
  beforeEach(async ({ task }) => {
    // What a first try has left on the server would be in the way of the second.
    if (task.result?.attempts?.length) server = await startApp(house, settings)
  })
  return () => running(server)
}

let shared: Promise<RunningServer> | undefined

/** The same for all files of a process: for players who never sign in, of whom a server keeps nothing. */
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
): Promise<RunningServer> {
  const folder = house.folder()
  const catalogue = join(folder, 'recipes.json')
  writeFileSync(catalogue, JSON.stringify(smallCatalog))
  writeFileSync(join(folder, 'recipes.info.json'), JSON.stringify(smallCatalogInfo))
  return house.start({
    CATALOGUE: catalogue,
    CLIENT_DIR: builtClient(folder),
    CHAT_URL: chatAddress,
    // Everyone in a file comes from one address; what stands at the limit has a test of its own.
    SIGN_INS_PER_MINUTE: '1000',
    ...settings,
  })
}
