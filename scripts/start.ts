import { buildWhenNeeded, client, server } from '#scripts/build/build-when-needed'
import { configurationHelp } from '#server/configuration'

type Server = typeof import('#server/main')

if (process.argv.includes('--help')) {
  console.log(configurationHelp())
} else {
  // A folder given by hand was built by hand.
  if (!process.env.CLIENT_DIR) buildWhenNeeded(client)
  buildWhenNeeded(server)
  // Errors name the places of the source.
  process.setSourceMapsEnabled(true)
  const { runServer } = (await import(new URL(`../${server.result}`, import.meta.url).href)) as Server
  await runServer(process.env, ({ publicOrigin }) =>
    console.log(`Bit Calculator is at ${publicOrigin} (Ctrl+C stops it)`),
  )
}
