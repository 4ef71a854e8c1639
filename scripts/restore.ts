import { parseArgs } from 'node:util'
import { backupsIn } from '#server/backups/backup-folder'
import { restore } from '#server/backups/restore'
import { whyFailed } from '#server/backups/why-failed'
import { readConfiguration } from '#server/configuration/configuration'
import { startFailure } from '#server/configuration/start-failure'

const usage = `npm run restore [-- <name or path of a backup>]
npm run restore -- --list

Puts a backup in place of the database, the secret and the catalogues; the newest one in BACKUP_DIR where none is named. Stop the
server first. What was there is kept. The backup may be of the other kind of database, or of an earlier release. One in which
something was wrong when it was made is refused, unless --with-broken-rules is given.`

try {
  const { help, list, wanted, mayBreakRules } = given()
  if (help) console.log(usage)
  else if (list) await listBackups()
  else await restoreOne(wanted, mayBreakRules)
  process.exit(0)
} catch (error) {
  const sentence = whyFailed(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exit(1)
}

/** What the command was given. @throws an error with a sentence where that is not understood */
function given() {
  const flag = { type: 'boolean' } as const
  const options = { help: flag, list: flag, 'with-broken-rules': flag }
  const { values, positionals } = understood(() => parseArgs({ options, allowPositionals: true }))
  if (positionals.length > 1)
    throw startFailure(
      `Only one backup can be restored, not ${positionals.length}: ${positionals.join(', ')}.`,
    )
  const { help = false, list = false, 'with-broken-rules': mayBreakRules = false } = values
  return { help, list, mayBreakRules, wanted: positionals[0] }
}

function understood<Parsed>(parse: () => Parsed): Parsed {
  try {
    return parse()
  } catch (error) {
    const [why] = error instanceof Error ? error.message.split('. ') : []
    throw startFailure(
      `${why}. Nothing was changed; npm run restore -- --help says what can be given.`,
      error,
    )
  }
}

async function listBackups(): Promise<void> {
  const { backupFolder } = readConfiguration(process.env)
  const backups = await backupsIn(backupFolder)
  console.log(
    backups.length === 0
      ? `There is no backup in ${backupFolder}.`
      : backups.map(({ name }) => name).join('\n'),
  )
}

async function restoreOne(wanted: string | undefined, mayBreakRules: boolean): Promise<void> {
  const configuration = readConfiguration(process.env)
  const { name, madeAt, brokenRules, keptAside } = await restore(configuration, wanted, mayBreakRules)
  console.log(`Restored ${name}: everything is as it was at ${madeAt}. Start the server.`)
  for (const sentence of brokenRules) console.log(`As in its database, something is wrong: ${sentence}.`)
  for (const folder of keptAside) console.log(`What was there before is kept in ${folder}.`)
}
