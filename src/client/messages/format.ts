const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const dateTime = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })

export function formatNumber(value: number): string {
  return whole.format(value)
}

/** A number by chance is an average: what is not whole is marked as such. */
export function formatExpected(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : `≈${formatNumber(value)}`
}

/** `1 item`, `2 items`. */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

export function formatMoment(iso: string): string {
  return dateTime.format(new Date(iso))
}

/** @param date YYYY-MM-DD */
export function formatDay(date: string): string {
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** 100 only when nothing is missing, however little that is. */
export function percentReady({ needed, missing }: { needed: number; missing: number }): number {
  if (missing <= 0 || needed <= 0) return 100
  return Math.min(99, Math.round((100 * (needed - missing)) / needed))
}
