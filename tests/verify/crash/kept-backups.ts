import { readdirSync, utimesSync, watch } from 'node:fs'
import { basename, join } from 'node:path'
import { backupsIn } from '#server/backups/backup-folder'
import { readBackup } from '#server/backups/read-backup'

const unfinished = '.unfinished-'
const dayAndAnHourMs = 25 * 60 * 60_000

/** The name of the newest backup that counts; null where there is none. */
export async function newestIn(folder: string): Promise<string | null> {
  return (await backupsIn(folder))[0]?.name ?? null
}

/** What is wrong with the backups in a folder, in sentences: each whose name has no dot in front counts, so it must be as it was written. */
export async function wrongBackups(folder: string, former: string | null): Promise<readonly string[]> {
  const names = readdirSync(folder).filter((name) => !name.startsWith('.'))
  const faults = former === null || names.includes(former) ? [] : [`the former backup ${former} is gone`]
  for (const name of names) await readBackup(folder, name).catch((error: Error) => faults.push(error.message))
  return faults
}

/** What backups that broke off have left in the folder. */
export function leftoversIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.startsWith(unfinished))
}

/** Makes what broken-off backups have left look more than a day old, so that the next backup removes it. */
export function ageLeftovers(folder: string): void {
  const at = new Date(Date.now() - dayAndAnHourMs)
  for (const name of leftoversIn(folder)) utimesSync(join(folder, name), at, at)
}

/** Hears when the next backup begins: from then on its unfinished folder is there. */
export function hearBegin(folder: string): { readonly begun: Promise<void>; readonly close: () => void } {
  let close = () => {}
  const begun = new Promise<void>((resolve) => {
    const watcher = watch(folder, (_event, path) => {
      if (path !== null && basename(path).startsWith(unfinished)) resolve()
    })
    close = () => watcher.close()
  })
  return { begun, close }
}
