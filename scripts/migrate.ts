import { readConfiguration } from '#server/configuration'
import { openDatabase } from '#server/db/open-database'
import { createLog } from '#server/log'
import { isStartFailure } from '#server/start-failure'

try {
  const configuration = readConfiguration(process.env)
  const database = await openDatabase(configuration, createLog(configuration))
  await database.close()
  console.log('The database is up to date.')
  process.exit(0)
} catch (error) {
  if (!isStartFailure(error)) throw error
  console.error(error.message)
  process.exit(1)
}
