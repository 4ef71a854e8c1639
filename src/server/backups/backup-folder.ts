import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs, now } from '../configuration/clock.ts'
import { backupFault } from './backup-fault.ts'
import type { SecretPlace } from './beside-the-database.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { sync } from './written-files.ts'

export type Backup = {
  readonly name: string
  readonly folder: string
  /** The moment whose rows it holds, epoch milliseconds. */
  readonly madeAt: number
  /** False for the copy of a database that was about to be replaced: something may be wrong with it. */
  readonly isChecked: boolean
  /** What was wrong in the database itself, in sentences. */
  readonly brokenRules: readonly string[]
  /** Where the secret is; undefined if the backup does not say. */
  readonly secret: SecretPlace | undefined
}

const unfinishedPrefix = '.unfinished-'
/** Clocks may differ by some minutes. */
const clocksMayDifferMs = 10 * 60_000

/** `2026-11-26T02-15-00Z_v0.1.0_schema20_pg18`: sorted by name, backups are in the order of time. */
export function backupName({ madeAt, appVersion, schema, postgres, isChecked }: Named): string {
  const time = madeAt.replaceAll(':', '-').replace(/\.\d+Z$/, 'Z')
  return `${time}_v${appVersion}_schema${schema.number}_pg${postgres}${isChecked ? '' : '_before-restore'}`
}

type Named = Omit<Manifest, 'form' | 'files' | 'rows' | 'brokenRules' | 'secret'>

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

function backupOf(
  folder: string,
  name: string,
  { madeAt, isChecked, brokenRules, secret }: Manifest,
): Backup {
  return { name, folder: join(folder, name), madeAt: Date.parse(madeAt), isChecked, brokenRules, secret }
}

/** Whether a backup is dated in the future: a clock was wrong when it was made, or is now, so it need not be the newest. */
export function isAhead({ madeAt }: Pick<Backup, 'madeAt'>): boolean {
  return madeAt - now() > clocksMayDifferMs
}

/** What the server knows of its good backups. */
export type KnownBackups = {
  /** When the last one was made, epoch milliseconds; null where none is known. */
  readonly lastBackupAt: number | null
  /** The names of backups dated in the future, which do not count as the last one. */
  readonly backupsAhead: readonly string[]
}

export async function knownBackups(folder: string): Promise<KnownBackups> {
  const good = (await backupsIn(folder)).filter(({ isChecked }) => isChecked)
  return {
    lastBackupAt: good.find((backup) => !isAhead(backup))?.madeAt ?? null,
    backupsAhead: good.filter(isAhead).map(({ name }) => name),
  }
}

/**
 * Makes a backup in a folder beside the others, which takes its name once everything is in it and on the disk. If anything
 * fails, nothing is left of it.
 * @param write fills the folder. @returns the name
 */
export async function writeBeside(folder: string, write: (into: string) => Promise<string>): Promise<Backup> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await removeLeftovers(folder)
  const unfinished = unfinishedIn(folder)
  try {
    await mkdir(unfinished, { mode: 0o700 })
    const name = await write(unfinished)
    const read = await readManifest(unfinished)
    if (!('manifest' in read)) throw backupFault('its own list cannot be read again')
    const taken = await moveToFreeName(unfinished, folder, name)
    await sync(folder)
    return backupOf(folder, taken, read.manifest)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** @returns the name, or where a backup of the same second has it, the name with a number behind */
async function moveToFreeName(from: string, folder: string, name: string): Promise<string> {
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}-${number}`
    try {
      await rename(from, join(folder, free))
      return free
    } catch (error) {
      if (!takenCodes.has((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
}

const takenCodes = new Set(['ENOTEMPTY', 'EEXIST'])

/** Deletes a backup, unless another process has. If it is killed midway, no damaged backup stays in the list. */
export async function deleteBackup(folder: string, name: string): Promise<void> {
  const going = unfinishedIn(folder)
  try {
    await rename(join(folder, name), going)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  await rm(going, { recursive: true, force: true })
}

/** A new path for a backup that is not complete yet, or is about to be deleted. */
function unfinishedIn(folder: string): string {
  return join(folder, `${unfinishedPrefix}${randomUUID()}`)
}

/** Removes what killed processes left behind, once it is a day old: another process may be writing right now. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinishedPrefix)) continue
    const facts = await stat(join(folder, name)).catch(() => null)
    // A time far ahead is that of a clock that was wrong: such a folder goes too.
    // If this fails, another process is removing it too, or the next backup tries again.
    if (facts && Math.abs(now() - facts.mtimeMs) > dayMs)
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => {})
  }
}
