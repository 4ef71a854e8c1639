import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startFailure } from '../configuration/start-failure.ts'

/** SQLite's code where another process has locked the file. */
const sqliteBusy = 5

/** Keep a reference to it as long as the server runs: when it is garbage-collected, the lock is released. */
export type DataFolderLock = { readonly release: () => void }

/**
 * Locks the data folder for this process, by an exclusive transaction on a SQLite file in it. Two processes on one built-in database
 * would lose each other's writes without any error. The kernel releases the lock when the process ends, even by a crash.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  const file = openLockFile(folder)
  try {
    file.exec('pragma journal_mode = delete; pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    file.close()
    if ((cause as { errcode?: number }).errcode !== sqliteBusy) throw unusable(folder, cause)
    throw startFailure(
      `The data folder ${folder} is in use by another server. Stop that one first, or choose another folder with DATA_DIR.`,
      cause,
    )
  }
  return { release: () => file.close() }
}

function openLockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  } catch (cause) {
    throw unusable(folder, cause)
  }
}

function unusable(folder: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : 'unknown fault'
  return startFailure(`The data folder ${folder} cannot be used: ${reason}.`, cause)
}
