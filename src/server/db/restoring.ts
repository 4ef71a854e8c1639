import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startFailure } from '../configuration/start-failure.ts'

/** The folder in which a restore makes everything ready before it is moved into its place. */
export function restoringFolder(dataFolder: string): string {
  return join(dataFolder, 'restoring')
}

/** A file that is there from just before a restore changes anything until all of it is in its place, which takes some milliseconds. */
export function movingMark(dataFolder: string): string {
  return join(restoringFolder(dataFolder), 'moving')
}

/** @throws after a restore that was interrupted: a server would begin an empty database, or join new rows to an old secret */
export function refuseHalfRestored(dataFolder: string): void {
  if (existsSync(movingMark(dataFolder)))
    throw startFailure(
      `A restore in ${dataFolder} was interrupted. Start it again (npm run restore): nothing is lost.`,
    )
}
