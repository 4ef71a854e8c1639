import type { Change } from '../change.ts'
import type { Rows } from '../tables.ts'

/** An act as it was done. */
export type Acted = {
  /** The act's id. */
  readonly id: string
  /** ISO time. */
  readonly now: string
  readonly userId: string
  readonly before: Rows
  readonly after: Rows
  readonly changes: readonly Change[]
}
