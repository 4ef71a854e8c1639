import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isoTime, now } from '../configuration/clock.ts'
import { movingMark, restoringFolder } from '../db/restoring.ts'
import { sync, syncAll } from './written-files.ts'

/** Says that a restore is under way, once all it has made ready is on the disk: from now on it must go through. */
export async function markMoving(dataFolder: string): Promise<void> {
  const ready = restoringFolder(dataFolder)
  await syncAll(ready)
  await writeFile(movingMark(dataFolder), '', { flush: true })
  await sync(ready)
}

/**
 * Moves what a restore has made ready into the data folder, and what is there aside. A mark lies there from the first move to
 * the last: meanwhile no server starts, and a restore that was interrupted can be started again.
 * @returns the folder with what was there before; null where there was nothing
 */
export async function moveIntoPlace(dataFolder: string, parts: readonly string[]): Promise<string | null> {
  const ready = restoringFolder(dataFolder)
  const aside = join(dataFolder, `before-restore-${isoTime(now()).replaceAll(':', '-')}`)
  const replaced = parts.filter((part) => existsSync(join(dataFolder, part)))
  if (replaced.length > 0) await mkdir(aside, { mode: 0o700 })
  await markMoving(dataFolder)
  for (const part of replaced) await rename(join(dataFolder, part), join(aside, part))
  for (const part of parts)
    if (existsSync(join(ready, part))) await rename(join(ready, part), join(dataFolder, part))
  if (replaced.length > 0) await sync(aside)
  await sync(dataFolder)
  await rm(ready, { recursive: true })
  return replaced.length > 0 ? aside : null
}
