import { join } from 'node:path'
import { now } from '../configuration/clock.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../db/database.ts'
import { type Backup, writeBeside } from './backup-folder.ts'
import { copyBeside } from './beside-the-database.ts'
import type { BackupSource } from './make-backup.ts'
import { runWorker } from './run-worker.ts'
import { whyFailed } from './why-failed.ts'

export type BackupSettings = Pick<
  Configuration,
  'dataFolder' | 'databaseUrl' | 'liveDatabaseUrl' | 'catalogueFile' | 'authSecret' | 'backupFolder'
>

/**
 * Makes a backup while people write and checks it. The built-in database stops for as long as its files take to copy; the rest
 * happens in a process of its own.
 * @throws a backup failure, whose message is for the operator
 */
export async function backUp(
  settings: BackupSettings,
  copyFiles: Database['copyFiles'],
  signal: AbortSignal,
): Promise<Backup> {
  try {
    return await writeBeside(settings.backupFolder, async (into) => {
      const secret = await copyBeside(settings, into)
      const source = await sourceOf(settings, copyFiles, into)
      const end = await runWorker({ into, source, secret }, signal)
      if (end.type === 'made') return end.name
      throw backupFailure(end.sentence, end.error)
    })
  } catch (error) {
    throw isBackupFailure(error) ? error : backupFailure(whyFailed(error), error)
  }
}

async function sourceOf(
  { databaseUrl, liveDatabaseUrl }: BackupSettings,
  copyFiles: Database['copyFiles'],
  into: string,
): Promise<BackupSource> {
  // Directly, since a pooler may cut off a transaction that takes minutes.
  if (databaseUrl !== null) return { kind: 'postgres', url: liveDatabaseUrl ?? databaseUrl }
  const folder = join(into, 'copy')
  // Without a `databaseUrl` it is the built-in database, which can always copy its files.
  await copyFiles!(folder)
  return { kind: 'copy', folder, copiedAt: now() }
}

function backupFailure(sentence: string | null, cause: unknown): Error {
  const why = sentence ?? 'The reason is in the log.'
  return Object.assign(
    new Error(`No backup was made, and nothing is left of the attempt. ${why}`, { cause }),
    {
      name: 'BackupFailure',
    },
  )
}

export function isBackupFailure(error: unknown): error is Error {
  return error instanceof Error && error.name === 'BackupFailure'
}
