import { backupsIn, deleteBackup, isAhead } from './backup-folder.ts'

/** The names that `backupName` gives to checked backups. A backup that was renamed by hand is somebody's own. */
const ourName = /^[\dTZ-]+_v.+_schema\d+_pg\d+(-\d+)?$/

/**
 * Deletes the oldest checked backups under the names they were given, so that this many are left. The newest in which no rule is
 * broken stays in any case: it may be the only one of a time when all was well.
 */
export async function thinBackups(folder: string, kept: number): Promise<void> {
  const ours = (await backupsIn(folder)).filter(({ name }) => ourName.test(name))
  // Those dated in the future are deleted first: they would take the places of all that is made until then.
  const newestFirst = [...ours.filter((backup) => !isAhead(backup)), ...ours.filter(isAhead)]
  const clean = newestFirst.find(({ brokenRules }) => brokenRules.length === 0)
  for (const old of newestFirst.slice(kept)) if (old !== clean) await deleteBackup(folder, old.name)
}
