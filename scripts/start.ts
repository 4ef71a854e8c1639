import { buildClientWhenNeeded } from '#scripts/server/client-build'
import { configurationHelp } from '#server/configuration'
import { runServer } from '#server/main'

if (process.argv.includes('--help')) {
  console.log(configurationHelp())
} else {
  // A folder given by hand was built by hand.
  if (!process.env.CLIENT_DIR) buildClientWhenNeeded()
  await runServer(process.env, ({ publicOrigin }) =>
    console.log(`Bit Calculator is at ${publicOrigin} (Ctrl+C stops it)`),
  )
}
