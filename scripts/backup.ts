import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { isBackupFailure } from '#server/backups/back-up'
import { askForBackup, type MadeBackup } from '#server/backups/backup-socket'
import { databaseFiles } from '#server/backups/build-from-backup'
import { openBackups } from '#server/backups/open-backups'
import { type Configuration, readConfiguration } from '#server/configuration/configuration'
import { createLog } from '#server/configuration/log'
import { isStartFailure, startFailure } from '#server/configuration/start-failure'
import { lockDataFolder } from '#server/db/data-folder-lock'

const usage = `npm run backup

Makes a backup of the database, the secret and the catalogues in BACKUP_DIR, while people write, and checks it. Settings are those
of the server (npm start -- --help). With the built-in database a running server makes it; without one the files are read here.`

if (process.argv.includes('--help')) {
  console.log(usage)
  process.exit(0)
}
try {
  const configuration = readConfiguration(process.env)
  const { name, brokenRules, secret } = await makeBackup(configuration)
  console.log(`The backup ${name} is made and checked, in ${configuration.backupFolder}.`)
  for (const sentence of brokenRules) console.error(`In the database itself something is wrong: ${sentence}.`)
  if (secret === 'missing')
    console.error(
      `It holds no secret: there is none in ${configuration.dataFolder}, and AUTH_SECRET is not set here. A restore elsewhere would sign ` +
        'everybody out and lose the Discord channels. Call this with the settings of the server.',
    )
  process.exit(0)
} catch (error) {
  if (!isStartFailure(error) && !isBackupFailure(error)) throw error
  console.error(error.message)
  process.exit(1)
}

async function makeBackup(configuration: Configuration): Promise<MadeBackup> {
  const { dataFolder, databaseUrl } = configuration
  if (databaseUrl !== null) return makeHere(configuration, null)
  const files = join(dataFolder, databaseFiles)
  if (!existsSync(files)) throw startFailure(`There is no database in ${dataFolder} yet.`)
  const answer = await askForBackup(dataFolder)
  if (answer && 'name' in answer) return answer
  if (answer) throw startFailure(answer.sentence)
  const lock = lockDataFolder(dataFolder)
  try {
    return await makeHere(configuration, (into) => cp(files, into, { recursive: true }))
  } finally {
    lock.release()
  }
}

/** @param copyFiles copies the files of the built-in database; null for PostgreSQL, which is read over a connection */
async function makeHere(
  configuration: Configuration,
  copyFiles: ((into: string) => Promise<void>) | null,
): Promise<MadeBackup> {
  const backups = openBackups({
    // With 0 hours no backup is made by the clock, only the one asked for below.
    configuration: { ...configuration, backupHours: 0 },
    database: { copyFiles },
    log: createLog({ logLevel: 'error' }),
  })
  return backups.make()
}
