import { numberFormat } from './number-format.ts'

/** Made with the first moment, as the formats of numbers are. */
let dateTime: Intl.DateTimeFormat | undefined
let timeZone = ''

export const formatNumber = numberFormat({ maximumFractionDigits: 2 })

/** A number by chance is an average: what is not whole is marked as such. */
export function formatExpected(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : `≈${formatNumber(value)}`
}

/** `1 item`, `2 items`. */
export function plural(count: number, one: string, many: string): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

/** Moments are written in that zone of the time zone database from now on (SYS-8); '' for the device's own. */
export function setTimeZone(zone: string): void {
  timeZone = zone
  dateTime = undefined
}

function moments(): Intl.DateTimeFormat {
  dateTime ??= dateTimeIn(timeZone)
  return dateTime
}

function dateTimeIn(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeStyle: 'short',
      ...(zone && { timeZone: zone }),
    })
  } catch {
    // A zone this browser does not know.
    return dateTimeIn('')
  }
}

/** The time alone where it was in the last twelve hours, else with its day. */
export function formatRecent(iso: string): string {
  const moment = new Date(iso)
  const isRecent = Math.abs(Date.now() - moment.getTime()) < 12 * 3_600_000
  return isRecent
    ? moments()
        .format(moment)
        .replace(/^.*, (?=\d+:)/, '')
    : moments().format(moment)
}

/** Where a line ends, it ends between the day and the time. */
export function formatMoment(iso: string): string {
  return moments()
    .format(new Date(iso))
    .replaceAll(' ', '\u00a0')
    .replace(/,\u00a0(?=\d+:)/, ', ')
}

/** @param date YYYY-MM-DD */
export function formatDay(date: string): string {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** 100 only when nothing is missing, however little that is. */
export function percentReady({ needed, missing }: { needed: number; missing: number }): number {
  if (missing <= 0 || needed <= 0) return 100
  return Math.min(99, Math.round((100 * (needed - missing)) / needed))
}
