import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs, now } from '../configuration/clock.ts'
import { backupFault } from './backup-fault.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { sync } from './written-files.ts'

export type Backup = {
  readonly name: string
  readonly folder: string
  /** The moment whose rows it holds, epoch milliseconds. */
  readonly madeAt: number
  /** A copy of what was about to be replaced is not: something may be wrong with it. */
  readonly isChecked: boolean
  /** What was wrong in the database itself, in sentences. */
  readonly brokenRules: readonly string[]
}

const unfinishedPrefix = '.unfinished-'

/** `2026-11-26T02-15-00Z_v0.1.0_schema20_pg18`: in the order of time, also for a file manager. */
export function backupName({ madeAt, appVersion, schema, postgres, isChecked }: Named): string {
  const time = madeAt.replaceAll(':', '-').replace(/\.\d+Z$/, 'Z')
  return `${time}_v${appVersion}_schema${schema.number}_pg${postgres}${isChecked ? '' : '_before-restore'}`
}

type Named = Omit<Manifest, 'form' | 'files' | 'rows' | 'brokenRules'>

/** What `backupName` gives to a checked one. What was renamed by hand is somebody's own. */
const ourName = /^[\dTZ-]+_v.+_schema\d+_pg\d+$/

/** The backups in a folder, checked or not, newest first. */
export async function backupsIn(folder: string): Promise<readonly Backup[]> {
  const names = await readdir(folder).catch(() => [])
  const found = await Promise.all(
    names.filter((name) => !name.startsWith('.')).map((name) => findBackup(folder, name)),
  )
  return found.filter((backup) => backup !== null).sort((a, b) => b.madeAt - a.madeAt)
}

async function findBackup(folder: string, name: string): Promise<Backup | null> {
  const read = await readManifest(join(folder, name))
  return 'manifest' in read ? backupOf(folder, name, read.manifest) : null
}

function backupOf(folder: string, name: string, { madeAt, isChecked, brokenRules }: Manifest): Backup {
  return { name, folder: join(folder, name), madeAt: Date.parse(madeAt), isChecked, brokenRules }
}

/** The newest that was checked. */
export async function newestBackup(folder: string): Promise<Backup | undefined> {
  return (await backupsIn(folder)).find(({ isChecked }) => isChecked)
}

/** When the last good backup was made, epoch milliseconds; null where there is none. */
export async function lastBackupAt(folder: string): Promise<number | null> {
  return (await newestBackup(folder))?.madeAt ?? null
}

/**
 * Makes a backup in a folder beside the others, which takes its name once everything is in it and on the disk. If anything
 * fails, nothing is left of it.
 * @param write fills the folder. @returns the name
 */
export async function writeBeside(folder: string, write: (into: string) => Promise<string>): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(folder)
  const unfinished = join(folder, `${unfinishedPrefix}${randomUUID()}`)
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const name = await write(unfinished)
    const read = await readManifest(unfinished)
    if (!('manifest' in read)) throw backupFault('its own list cannot be read again')
    await rename(unfinished, join(folder, name))
    await sync(folder)
    return backupOf(folder, name, read.manifest)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Deletes the oldest checked backups under the names they were given, so that this many are left. */
export async function thinBackups(folder: string, kept: number): Promise<void> {
  const ours = (await backupsIn(folder)).filter(({ name }) => ourName.test(name))
  for (const old of ours.slice(kept)) await rm(old.folder, { recursive: true, force: true })
}

/** What a killed process left behind; a day old, since another process may be writing right now. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinishedPrefix)) continue
    const facts = await stat(join(folder, name)).catch(() => null)
    if (facts && now() - facts.mtimeMs > dayMs) await rm(join(folder, name), { recursive: true, force: true })
  }
}
