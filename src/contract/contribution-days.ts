const dayMs = 86_400_000

/** How many days, and how many weeks, the statistics show. */
export const shownDays = 14
export const shownWeeks = 8

/** The last days in order, the given one at the end. @param until a UTC day, YYYY-MM-DD */
export function lastDays(until: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => daysBefore(until, count - 1 - index))
}

/** The Mondays of the last weeks in order, at the end that of the given day. @param until a UTC day, YYYY-MM-DD */
export function lastWeeks(until: string, count: number): readonly string[] {
  const monday = daysBefore(until, (new Date(`${until}T00:00:00Z`).getUTCDay() + 6) % 7)
  return Array.from({ length: count }, (_, index) => daysBefore(monday, 7 * (count - 1 - index)))
}

/** From which day on the statistics count: the settlement's first, or the first of the days or weeks that are shown. */
export const ranges = ['all', 'weeks', 'days'] as const
export type Range = (typeof ranges)[number]

/** The first UTC day of a range; undefined for all. @param until a UTC day, YYYY-MM-DD */
export function firstDayOf(range: Range, until: string): string | undefined {
  if (range === 'all') return undefined
  return range === 'days' ? lastDays(until, shownDays)[0] : lastWeeks(until, shownWeeks)[0]
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10)
}
