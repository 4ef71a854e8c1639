import { parseArgs } from 'node:util'
import { backupsIn } from '#server/backups/backup-folder'
import { restore } from '#server/backups/restore'
import { whyFailed } from '#server/backups/why-failed'
import { readConfiguration } from '#server/configuration/configuration'

const usage = `npm run restore [-- <name or path of a backup>]
npm run restore -- --list

Puts a backup in place of the database, the secret and the catalogues; the newest one in BACKUP_DIR where none is named. Stop the
server first. What was there is kept. The backup may be of the other kind of database, or of an earlier release. One in which
something was wrong when it was made is refused, unless --with-broken-rules is given.`

const { values, positionals } = parseArgs({
  options: { help: { type: 'boolean' }, list: { type: 'boolean' }, 'with-broken-rules': { type: 'boolean' } },
  allowPositionals: true,
})

try {
  if (values.help) console.log(usage)
  else if (values.list) await list()
  else await restoreOne(positionals[0])
  process.exit(0)
} catch (error) {
  const sentence = whyFailed(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exit(1)
}

async function list(): Promise<void> {
  const { backupFolder } = readConfiguration(process.env)
  const backups = await backupsIn(backupFolder)
  console.log(
    backups.length === 0
      ? `There is no backup in ${backupFolder}.`
      : backups.map(({ name }) => name).join('\n'),
  )
}

async function restoreOne(wanted: string | undefined): Promise<void> {
  const mayBreakRules = values['with-broken-rules'] === true
  const configuration = readConfiguration(process.env)
  const { name, madeAt, brokenRules, keptAside } = await restore(configuration, wanted, mayBreakRules)
  console.log(`Restored ${name}: everything is as it was at ${madeAt}. Start the server.`)
  for (const sentence of brokenRules) console.log(`As in its database, something is wrong: ${sentence}.`)
  for (const folder of keptAside) console.log(`What was there before is kept in ${folder}.`)
}
