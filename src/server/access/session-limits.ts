import { dayMs, hourMs } from '../configuration/clock.ts'

/** A browser that is not used for so long is signed out (S3). */
export const idleMs = 14 * dayMs
/** However much it is used, it signs in anew after so long. */
export const absoluteMs = 30 * dayMs
/** How exact `last seen` is: a write for each request would cost more than it tells. */
export const lastSeenExactToMs = hourMs
