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

/** The UTC hour of a time, 0 to 23. */
export function utcHour(at: number): number {
  return new Date(at).getUTCHours()
}

/** The UTC day of a time, YYYY-MM-DD. */
export function isoDay(at: number): string {
  return isoTime(at).slice(0, 10)
}
