export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** The server's time in epoch milliseconds. It decides, not the database's clock and not the browser's (R9). */
export function now(): number {
  return Date.now()
}

/** Milliseconds on a clock that nobody sets: for durations, limits and pauses, never for a date. */
export function monotonicMs(): number {
  return performance.now()
}

/** Epoch milliseconds as ISO text, as the contract wants it. */
export function isoTime(at: number): string {
  return new Date(at).toISOString()
}

/** The UTC day of a time, YYYY-MM-DD. */
export function isoDay(at: number): string {
  return isoTime(at).slice(0, 10)
}
