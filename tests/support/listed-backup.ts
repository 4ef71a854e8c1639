import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Backup, backupName, writeBeside } from '#server/backups/backup-folder'
import { type Manifest, writeManifest } from '#server/backups/manifest'
import { schemaOfThisRelease } from '#server/backups/schema'
import { describeFile } from '#server/backups/written-files'
import { isoTime } from '#server/configuration/clock'

type Special = Partial<Pick<Manifest, 'isChecked' | 'brokenRules'>>

/** Writes a backup into the folder, as if it had been made at `madeAt`. Its only file besides the manifest is a secret. */
export function listBackup(folder: string, madeAt: number, special: Special = {}): Promise<Backup> {
  const facts = {
    isChecked: true,
    brokenRules: [],
    madeAt: isoTime(madeAt),
    appVersion: '0.1.0',
    schema: schemaOfThisRelease(),
    postgres: 18,
    rows: {},
    ...special,
  }
  return writeBeside(folder, async (into) => {
    await writeFile(join(into, 'secret'), 'a secret of the tests')
    await writeManifest(into, { ...facts, files: [await describeFile(into, 'secret')] })
    return backupName(facts)
  })
}
