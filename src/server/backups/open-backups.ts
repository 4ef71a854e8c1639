import type { Logger } from 'pino'
import { hourMs, monotonicMs, now } from '../configuration/clock.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../db/database.ts'
import { type BackupSettings, backUp } from './back-up.ts'
import { type Backup, type KnownBackups, knownBackups } from './backup-folder.ts'
import { thinBackups } from './thin-backups.ts'

const lookEveryMs = 10 * 60_000
const afterFailureMs = hourMs

/** The backups that a running server makes. */
export type Backups = {
  /** Makes one now, or waits for the one that is being made. */
  readonly make: () => Promise<Backup>
  readonly known: () => Promise<KnownBackups>
  readonly stop: () => Promise<void>
}

type Parts = {
  readonly configuration: BackupSettings & Pick<Configuration, 'backupHours' | 'backupsKept'>
  readonly database: Pick<Database, 'copyFiles'>
  readonly log: Logger
}

/** Makes a backup whenever the last good one is old enough: looks every ten minutes, first ten minutes after the start. */
export function openBackups({ configuration, database, log }: Parts): Backups {
  const { backupFolder, backupHours, backupsKept } = configuration
  const over = new AbortController()
  let running: Promise<Backup> | null = null
  let notBefore = Number.NEGATIVE_INFINITY

  const make = () => {
    running ??= makeOne().finally(() => {
      running = null
    })
    return running
  }
  const makeOne = async () => {
    const startedAt = monotonicMs()
    try {
      const backup = await backUp(configuration, database.copyFiles, over.signal)
      log.info({ backup: backup.name, ms: Math.round(monotonicMs() - startedAt) }, 'a backup was made')
      tellWhatIsWrong(backup)
      await deleteOldest()
      return backup
    } catch (error) {
      notBefore = monotonicMs() + afterFailureMs
      if (!over.signal.aborted) log.error({ err: error }, 'a backup failed')
      throw error
    }
  }
  const tellWhatIsWrong = ({ name, brokenRules, secret }: Backup) => {
    if (secret === 'missing')
      log.warn({ backup: name }, 'the backup holds no secret, and AUTH_SECRET is not set')
    if (brokenRules.length > 0)
      log.error(
        { backup: name, brokenRules },
        'the backup is good, but in the database itself something is wrong: tell the developers what brokenRules says',
      )
  }
  // The new backup is good, even if the old ones cannot be deleted.
  const deleteOldest = () =>
    thinBackups(backupFolder, backupsKept).catch((error: unknown) =>
      log.error(
        { err: error },
        'a backup was made, but older ones cannot be deleted: delete them, or the disk will fill',
      ),
    )
  const known = () => knownBackups(backupFolder)
  const makeWhenDue = async () => {
    if (monotonicMs() < notBefore) return
    const { lastBackupAt } = await known()
    if (lastBackupAt === null || now() - lastBackupAt >= backupHours * hourMs) await make()
  }
  // A failure is in the log already.
  const timer =
    backupHours > 0 ? setInterval(() => void makeWhenDue().catch(() => {}), lookEveryMs) : undefined
  timer?.unref()
  return {
    make,
    known,
    async stop() {
      clearInterval(timer)
      over.abort()
      await running?.catch(() => {})
    },
  }
}
