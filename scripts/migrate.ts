import { readConfiguration } from '#server/configuration/configuration'
import { createLog } from '#server/configuration/log'
import { isStartFailure } from '#server/configuration/start-failure'
import { createWarnings } from '#server/configuration/warnings'
import { openDatabase } from '#server/db/open-database'

try {
  const configuration = readConfiguration(process.env)
  const log = createLog(configuration)
  // Whoever opens the database migrates it.
  const database = await openDatabase(configuration, { log, warnings: createWarnings(log) })
  await database.close()
  console.log('The database is up to date.')
  process.exit(0)
} catch (error) {
  if (!isStartFailure(error)) throw error
  console.error(error.message)
  process.exit(1)
}
