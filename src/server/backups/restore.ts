import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Configuration } from '../configuration/configuration.ts'
import { startFailure } from '../configuration/start-failure.ts'
import { lockDataFolder } from '../db/data-folder-lock.ts'
import { movingMark, restoringFolder } from '../db/restoring.ts'
import { besideTheDatabase, catalogueInfo, catalogueList } from './beside-the-database.ts'
import { buildFromBackup, databaseFiles } from './build-from-backup.ts'
import { markMoving, moveIntoPlace } from './move-into-place.ts'
import { type ReadableBackup, readBackup } from './read-backup.ts'

export type RestoreSettings = Pick<
  Configuration,
  'dataFolder' | 'databaseUrl' | 'liveDatabaseUrl' | 'backupFolder'
>

export type Restored = {
  readonly name: string
  /** ISO time of the state that the database has now. */
  readonly madeAt: string
  /** What is wrong in it, as it was when it was backed up, in sentences. */
  readonly brokenRules: readonly string[]
  /** Folders with what was there before. */
  readonly keptAside: readonly string[]
}

/**
 * Puts a backup in place of the database, the secret and the catalogues, once it is ready and checked; what was there is kept.
 * The server must be stopped.
 * @param wanted a name or a path; the newest backup where not given
 * @param mayBreakRules whether a backup in which rules are broken is restored too
 */
export async function restore(
  settings: RestoreSettings,
  wanted: string | undefined,
  mayBreakRules: boolean,
): Promise<Restored> {
  const { dataFolder, databaseUrl, liveDatabaseUrl, backupFolder } = settings
  // With PostgreSQL another process may use the folder, but not while a restore moves its files.
  const lock = lockDataFolder(dataFolder)
  try {
    const backup = await readBackup(backupFolder, wanted)
    const ready = restoringFolder(dataFolder)
    await clearLeftovers(dataFolder)
    await copyFilesBeside(backup, ready)
    const kept: (string | undefined)[] = []
    let brokenRules: readonly string[] = []
    const judge = (broken: readonly string[]) => {
      brokenRules = broken
      if (!mayBreakRules) refuseBroken(backup, broken)
    }
    if (databaseUrl === null) judge(await buildFromBackup(ready, backup))
    else {
      const { restorePostgres } = await import('./restore-postgres.ts')
      const url = liveDatabaseUrl ?? databaseUrl
      const beforeCommit = () => markMoving(dataFolder)
      kept.push((await restorePostgres({ url, backup, backupFolder, ready, judge, beforeCommit }))?.folder)
    }
    const parts = [...(databaseUrl === null ? [databaseFiles] : []), ...partsOf(backup)]
    kept.push((await moveIntoPlace(dataFolder, parts)) ?? undefined)
    const { name, manifest } = backup
    const keptAside = kept.filter((folder) => folder !== undefined)
    return { name, madeAt: manifest.madeAt, brokenRules, keptAside }
  } catch (error) {
    // Once the mark is there, its folder stays: no server starts until the restore was started again and went through.
    if (!existsSync(movingMark(dataFolder)))
      await rm(restoringFolder(dataFolder), { recursive: true, force: true })
    throw error
  } finally {
    lock.release()
  }
}

/**
 * Refuses a backup in which rules are broken; but not one that is unchecked, which is the copy of a database that an earlier restore
 * replaced: that database was in use, whatever is wrong in it.
 */
function refuseBroken({ name, manifest }: ReadableBackup, brokenRules: readonly string[]): void {
  if (brokenRules.length === 0 || !manifest.isChecked) return
  throw startFailure(
    `The backup ${name} contains faults that were in its database already: ${brokenRules.join('; ')}. Nothing was changed. Choose an ` +
      `earlier one, or restore it nevertheless: npm run restore -- --with-broken-rules ${name}`,
  )
}

/**
 * The parts beside the database that are replaced. A secret or a catalogue that the backup does not hold stays as it is; but where
 * the list is replaced, the info beside it goes even if the backup has none, since it is of another list.
 */
function partsOf({ manifest }: ReadableBackup): readonly string[] {
  const held = new Set(manifest.files.map(({ path }) => path.split('/')[0]))
  return besideTheDatabase.filter((part) => held.has(part === catalogueInfo ? catalogueList : part))
}

async function copyFilesBeside(backup: ReadableBackup, ready: string): Promise<void> {
  for (const part of partsOf(backup).filter((one) => existsSync(join(backup.folder, one))))
    await cp(join(backup.folder, part), join(ready, part), { recursive: true })
}

/** Removes what an interrupted restore left, except its mark, which stays until another restore is finished. */
async function clearLeftovers(dataFolder: string): Promise<void> {
  const ready = restoringFolder(dataFolder)
  await mkdir(ready, { recursive: true, mode: 0o700 })
  for (const name of await readdir(ready))
    if (join(ready, name) !== movingMark(dataFolder)) await rm(join(ready, name), { recursive: true })
}
