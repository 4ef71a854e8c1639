import type { Warning } from '../configuration/warnings.ts'
import type { PoolUse } from '../db/database.ts'
import type { Counted, Readings } from './readings.ts'

/** What the operator's page tells. Times are in epoch milliseconds. */
export type Status = Readings & {
  readonly at: number
  readonly startedAt: number
  readonly publicOrigin: string
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

/** A backup that is older than two days: one that is made daily was missed. */
const backupIsOldAfterMs = 48 * 3_600_000
/** Readers hear of a change within a second, or something is wrong. */
const unsentIsLateAfterSeconds = 5

/** What is wrong at this moment, the worst first. */
export function troubles(status: Status): readonly string[] {
  const { database, oldestUnsentSeconds, lastBackupAt, at } = status
  return [
    ...(database.answers ? [] : ['The database does not answer.']),
    ...(oldestUnsentSeconds > unsentIsLateAfterSeconds
      ? [`Open pages are behind: a change has waited ${Math.round(oldestUnsentSeconds)} seconds to be sent.`]
      : []),
    ...(database.pool && database.pool.waiting > 0
      ? [`All connections to the database are in use, and ${database.pool.waiting} requests wait for one.`]
      : []),
    ...(lastBackupAt === null ? ['No backup is known to this server.'] : []),
    ...(lastBackupAt !== null && at - lastBackupAt > backupIsOldAfterMs
      ? ['The last good backup is more than two days old.']
      : []),
  ]
}
