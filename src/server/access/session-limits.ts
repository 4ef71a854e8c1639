import { dayMs, hourMs } from '../configuration/clock.ts'

/** A session that is not used for so long ends (S3). */
export const idleMs = 14 * dayMs
/** A session ends after so long even if it is used (S3). */
export const absoluteMs = 30 * dayMs
/** `last seen` is exact to an hour: a write for each request would cost too much. */
export const lastSeenExactToMs = hourMs
