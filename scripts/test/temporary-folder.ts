import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Linux keeps what is stored here in memory. */
const inMemory = '/dev/shm'
/** The databases and browsers of a run take about 1 GB. */
const leastFreeBytes = 4 * 2 ** 30
const prefix = 'bit-calculator-tests-'

/**
 * Makes a folder in memory for the temporary files of a run, because databases on a disk wait for it: where there is too
 * little room, as in many containers, the usual folder is good enough.
 *
 * @returns its path, and how to remove it
 */
export function temporaryFolder(
  place = inMemory,
  least = leastFreeBytes,
): { path: string; remove: () => void } {
  if (!existsSync(place) || freeBytes(place) < least) return { path: tmpdir(), remove: () => undefined }
  for (const name of readdirSync(place)) if (isLeftOver(name)) rmSync(join(place, name), { recursive: true })
  const path = join(place, `${prefix}${process.pid}`)
  mkdirSync(path)
  // PostgreSQL runs as another user, and passes through to a folder of its own.
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

function freeBytes(place: string): number {
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize
}

/** Whether a folder was left by a run that was killed. */
function isLeftOver(name: string): boolean {
  if (!name.startsWith(prefix)) return false
  try {
    // Signal 0 ends nothing: it throws where there is no such process.
    process.kill(Number(name.slice(prefix.length)), 0)
    return false
  } catch (error) {
    // A running process of another user answers EPERM.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
