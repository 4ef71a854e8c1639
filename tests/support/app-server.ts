import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll } from 'vitest'
import { buildClient } from './built-client.ts'
import { type RunningServer, serversOfThisFile } from './server.ts'
import { smallCatalog, smallCatalogInfo } from './small-catalog.ts'

/** The client that the whole run has built already; without it, each file builds what is there now. */
const builtOnce = process.env.BUILT_CLIENT

export const chatAddress = 'https://chat.example/bit-calculator'

/** The built client behind the real server, with the small catalogue: one for the tests of a file. */
export function appOfThisFile(): () => RunningServer {
  const servers = serversOfThisFile()
  let server: RunningServer | undefined
  beforeAll(async () => {
    const folder = servers.folder()
    const client = builtOnce ?? buildClient(folder)
    const catalogue = join(folder, 'recipes.json')
    writeFileSync(catalogue, JSON.stringify(smallCatalog))
    writeFileSync(join(folder, 'recipes.info.json'), JSON.stringify(smallCatalogInfo))
    server = await servers.start({
      CATALOGUE: catalogue,
      CLIENT_DIR: client,
      CHAT_URL: chatAddress,
      // Everyone in a file comes from one address; what stands at the limit has a test of its own.
      SIGN_INS_PER_MINUTE: '1000',
    })
  })
  return () => {
    if (!server) throw new Error('The app runs only inside tests')
    return server
  }
}
