import type { KnownBackups } from '../backups/backup-folder.ts'
import type { PoolUse } from '../db/database.ts'

/** Numbers of this moment that only the rooms know. */
export type Readings = KnownBackups & {
  readonly streams: { readonly live: number; readonly progressPages: number }
  /** Seconds for which the oldest change has waited to be sent to streams of this process; 0 where none waits. */
  readonly oldestUnsentSeconds: number
  readonly catalogue: { readonly version: string; readonly items: number }
}

export type ReadingsWithPool = Readings & {
  /** Null with the built-in database, which has one connection. */
  readonly pool: PoolUse | null
}

/** A request that takes longer is counted as slow. */
export const slowSeconds = 1

/** Requests of one procedure since the start. */
export type Counted = {
  readonly procedure: string
  readonly done: number
  readonly refused: number
  readonly failed: number
  readonly slow: number
  /** How long all of them took together. */
  readonly seconds: number
}
