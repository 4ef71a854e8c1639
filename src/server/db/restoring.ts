import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startFailure } from '../configuration/start-failure.ts'

/** Where a restore makes everything ready before it takes its place. */
export function restoringFolder(dataFolder: string): string {
  return join(dataFolder, 'restoring')
}

/** A file that is there while a restore moves files into place, which takes some milliseconds. */
export function movingMark(dataFolder: string): string {
  return join(restoringFolder(dataFolder), 'moving')
}

/** @throws after a restore that was interrupted while it moved files: a server would begin an empty database in their place */
export function refuseHalfRestored(dataFolder: string): void {
  if (existsSync(movingMark(dataFolder)))
    throw startFailure(
      `A restore in ${dataFolder} was interrupted. Start it again (npm run restore): nothing is lost.`,
    )
}
