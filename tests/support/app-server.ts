import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll } from 'vitest'
import { type RunningServer, serversOfThisFile } from './server.ts'
import { smallCatalog, smallCatalogInfo } from './small-catalog.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

export const chatAddress = 'https://chat.example/bit-calculator'

/** The built client behind the real server, with the small catalogue: one for the tests of a file. */
export function appOfThisFile(): () => RunningServer {
  const servers = serversOfThisFile()
  let server: RunningServer | undefined
  beforeAll(async () => {
    const folder = servers.folder()
    const client = join(folder, 'client')
    execFileSync(join(root, 'node_modules/.bin/vite'), ['build', '--outDir', client, '--logLevel', 'error'], {
      cwd: root,
      // The runner's own NODE_ENV would build React's development version.
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const catalogue = join(folder, 'recipes.json')
    writeFileSync(catalogue, JSON.stringify(smallCatalog))
    writeFileSync(join(folder, 'recipes.info.json'), JSON.stringify(smallCatalogInfo))
    server = await servers.start({ CATALOGUE: catalogue, CLIENT_DIR: client, CHAT_URL: chatAddress })
  })
  return () => {
    if (!server) throw new Error('The app runs only inside tests')
    return server
  }
}
