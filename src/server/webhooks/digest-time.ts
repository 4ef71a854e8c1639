import { dayMs, hourMs, isoDay, utcHour } from '../configuration/clock.ts'

/** When the last digest was due, which comes every day at this hour: today, or yesterday where the hour is still to come. */
export function lastDigestAt(digestHour: number, now: number): number {
  const today = Date.parse(isoDay(now)) + digestHour * hourMs
  return utcHour(now) < digestHour ? today - dayMs : today
}
