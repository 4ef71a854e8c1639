import { formatNumber } from '#contract/sentences/numbers'

let timeZone = ''

/** Formats an amount that depends on chance: `≈` marks an average that is not whole. */
export function formatExpected(value: number): string {
  return Number.isInteger(value) ? formatNumber(value) : `≈${formatNumber(value)}`
}

/** Formats times in that zone of the time zone database from now on (SYS-8); '' for the device's own. */
export function setTimeZone(zone: string): void {
  timeZone = zone
}

/** Formats times in the zone that is set (SYS-8); the format is made when first used, as those of numbers are. */
export function timeFormat(options: Intl.DateTimeFormatOptions): (time: Date) => string {
  let format: Intl.DateTimeFormat | undefined
  let madeFor = ''
  return (time) => {
    if (!format || madeFor !== timeZone) {
      format = formatIn(timeZone, options)
      madeFor = timeZone
    }
    return format.format(time)
  }
}

function formatIn(zone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en', { ...options, ...(zone && { timeZone: zone }) })
  } catch {
    // This browser does not know the zone.
    return formatIn('', options)
  }
}

const day = timeFormat({ dateStyle: 'medium' })

/** The day of a time, in the zone that is set. */
export function formatDate(iso: string): string {
  return day(new Date(iso)).replaceAll(' ', '\u00a0')
}

const dateTime = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** A time within twelve hours without its day, any other with it. */
export function formatRecent(iso: string): string {
  const time = new Date(iso)
  const isRecent = Math.abs(Date.now() - time.getTime()) < 12 * 3_600_000
  return isRecent ? dateTime(time).replace(/^.*, (?=\d+:)/, '') : dateTime(time)
}

/** No-break spaces let a line end only between the day and the time. */
export function formatTime(iso: string): string {
  return dateTime(new Date(iso))
    .replaceAll(' ', '\u00a0')
    .replace(/,\u00a0(?=\d+:)/, ', ')
}

/** @param date YYYY-MM-DD */
export function formatDay(date: string): string {
  const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
  return day.format(new Date(`${date}T00:00:00Z`))
}

/** 100 only when nothing is missing. */
export function percentReady({ needed, missing }: { needed: number; missing: number }): number {
  if (missing <= 0 || needed <= 0) return 100
  return Math.min(99, Math.round((100 * (needed - missing)) / needed))
}
