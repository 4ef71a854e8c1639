import { existsSync } from 'node:fs'
import { configurationHelp } from '#server/configuration/environment'
import { buildWhenNeeded, client, server } from './build/build-when-needed.ts'

type Server = typeof import('#server/main')

if (process.argv.includes('--help')) {
  console.log(configurationHelp())
} else {
  // Whoever sets CLIENT_DIR has built it.
  if (!process.env.CLIENT_DIR) buildWhenNeeded(client)
  buildWhenNeeded(server)
  const { runServer } = await loadServer()
  await runServer(process.env, ({ publicOrigin }) =>
    console.log(`Bit Calculator is at ${publicOrigin} (Ctrl+C stops it)`),
  )
}

/** The built server; without a build, which needs vite, the source, which starts more slowly. */
async function loadServer(): Promise<Server> {
  const built = new URL(`../${server.result}`, import.meta.url)
  if (!existsSync(built)) return import('#server/main')
  // So that stack traces name lines of the source.
  process.setSourceMapsEnabled(true)
  return (await import(built.href)) as Server
}
