import { existsSync } from 'node:fs'
import { configurationHelp } from '#server/configuration/environment'
import { buildWhenNeeded, client, server } from './build/build-when-needed.ts'

type Server = typeof import('#server/main')

if (process.argv.includes('--help')) {
  console.log(configurationHelp())
} else {
  // A client in CLIENT_DIR is one that somebody has built already.
  if (!process.env.CLIENT_DIR) buildWhenNeeded(client)
  buildWhenNeeded(server)
  const { runServer } = await loadServer()
  await runServer(process.env, ({ publicOrigin }) =>
    console.log(`Bit Calculator is at ${publicOrigin} (Ctrl+C stops it)`),
  )
}

/** The built server; where vite is missing and nothing is built, the source, which starts more slowly. */
async function loadServer(): Promise<Server> {
  const built = new URL(`../${server.result}`, import.meta.url)
  if (!existsSync(built)) return import('#server/main')
  // So that stack traces name lines of the source.
  process.setSourceMapsEnabled(true)
  return (await import(built.href)) as Server
}
