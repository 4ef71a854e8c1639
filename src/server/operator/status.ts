import type { Warning } from '../configuration/warnings.ts'
import type { PoolUse } from '../db/database.ts'
import type { Counted, Readings } from './readings.ts'

/** What the operator's page tells. Times are in epoch milliseconds. */
export type Status = Readings & {
  readonly at: number
  readonly startedAt: number
  readonly publicOrigin: string
  /** Hours from one backup of this server to the next; 0 where it makes none by itself. */
  readonly backupHours: number
  readonly database: {
    readonly kind: 'PostgreSQL' | 'built in'
    readonly answers: boolean
    readonly pool: PoolUse | null
  }
  readonly eventLoopP99Seconds: number
  readonly memoryBytes: number
  readonly requests: readonly Counted[]
  readonly warnings: readonly Warning[]
}

const hourMs = 3_600_000
/** Readers should hear of a change within a second; after this many, something is wrong. */
const unsentIsLateAfterSeconds = 5

/** What is wrong at this moment, the worst first. */
export function troubles(status: Status): readonly string[] {
  const { database, oldestUnsentSeconds } = status
  return [
    ...(database.answers ? [] : ['The database does not answer.']),
    ...(oldestUnsentSeconds > unsentIsLateAfterSeconds
      ? [`Open pages are behind: a change has waited ${Math.round(oldestUnsentSeconds)} seconds to be sent.`]
      : []),
    ...(database.pool && database.pool.waiting > 0
      ? [`All connections to the database are in use, and ${database.pool.waiting} requests wait for one.`]
      : []),
    ...missedBackup(status),
    ...backupsAhead(status),
  ]
}

/** A backup counts as missed once two were due. Operators who make backups with other tools (no hours set) are told nothing. */
function missedBackup({ backupHours, lastBackupAt, startedAt, at }: Status): readonly string[] {
  if (backupHours === 0 || at - (lastBackupAt ?? startedAt) <= 2 * backupHours * hourMs) return []
  return [
    lastBackupAt === null
      ? `A backup is due every ${backupHours} hours, and none is known to this server.`
      : `A backup is due every ${backupHours} hours, and the last good one is older than two of them.`,
  ]
}

function backupsAhead({ backupsAhead: [first, ...others] }: Status): readonly string[] {
  if (first === undefined) return []
  const which =
    others.length === 0 ? `The backup ${first} is` : `${others.length + 1} backups, such as ${first}, are`
  return [
    `${which} dated in the future: a clock was wrong then, or is wrong now. Put the clock right; once there is a later good one, delete what is dated wrongly.`,
  ]
}
