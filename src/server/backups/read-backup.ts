import { stat } from 'node:fs/promises'
import { basename, isAbsolute, join } from 'node:path'
import { startFailure } from '../configuration/start-failure.ts'
import { backupsIn, isAhead } from './backup-folder.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { isKnown, schemaOfThisRelease } from './schema.ts'
import { describeFile } from './written-files.ts'

/** A backup in which every file is as it was written, and which this release can read. */
export type ReadableBackup = { readonly name: string; readonly folder: string; readonly manifest: Manifest }

/**
 * Finds a backup by its name or the path of its folder, or the newest one, and looks at every byte of it. A backup that is dated in
 * the future must be named.
 * @throws one sentence where it cannot be restored
 */
export async function readBackup(backupFolder: string, wanted: string | undefined): Promise<ReadableBackup> {
  const folder = wanted === undefined ? await newest(backupFolder) : await find(backupFolder, wanted)
  const name = basename(folder)
  const read = await readManifest(folder)
  if ('why' in read) throw startFailure(sentences[read.why](folder))
  const { manifest } = read
  const damaged = await damagedFile(folder, manifest)
  if (damaged !== null)
    throw startFailure(
      `The backup ${name} is damaged: ${damaged} is not as it was written. Nothing was changed.`,
    )
  if (manifest.schema.newest > schemaOfThisRelease().newest) throw startFailure(newerSentence(name))
  if (!isKnown(manifest.schema))
    throw startFailure(
      `The backup ${name} has tables that no release of Bit Calculator has made. Nothing was changed.`,
    )
  return { name, folder, manifest }
}

const sentences = {
  none: (folder: string) => `${folder} is no backup of Bit Calculator. Nothing was changed.`,
  damaged: (folder: string) => `The backup ${basename(folder)} is damaged. Nothing was changed.`,
  newer: (folder: string) => newerSentence(basename(folder)),
} as const satisfies Record<string, (folder: string) => string>

function newerSentence(name: string): string {
  return `The backup ${name} was made by a newer release of Bit Calculator. Restore it with that one. Nothing was changed.`
}

async function newest(backupFolder: string): Promise<string> {
  const good = (await backupsIn(backupFolder)).filter(({ isChecked }) => isChecked)
  const [first] = good
  if (!first) throw startFailure(`There is no backup in ${backupFolder}.`)
  if (!isAhead(first)) return first.folder
  const before = good.find((backup) => !isAhead(backup))
  throw startFailure(
    `The backup ${first.name} is dated in the future: a clock was wrong when it was made, or is wrong now, so which backup is the ` +
      'newest is not known. Nothing was changed. Look at the clock, or name the one to restore' +
      `${before ? `, such as ${before.name}` : ''}: npm run restore -- <name>`,
  )
}

async function find(backupFolder: string, wanted: string): Promise<string> {
  const places = isAbsolute(wanted) ? [wanted] : [join(backupFolder, wanted), wanted]
  for (const place of places) if ((await stat(place).catch(() => null))?.isDirectory()) return place
  throw startFailure(`There is no backup ${wanted}, neither in ${backupFolder} nor at that path.`)
}

async function damagedFile(folder: string, { files }: Manifest): Promise<string | null> {
  for (const { path, bytes, sha256 } of files) {
    const found = await describeFile(folder, path).catch(() => null)
    if (found?.bytes !== bytes || found.sha256 !== sha256) return path
  }
  return null
}
