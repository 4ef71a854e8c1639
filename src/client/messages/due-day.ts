import { timeFormat } from './format.ts'

const [today, tomorrow] = ['today', 'tomorrow']
const dayMs = 86_400_000
const monthAndDay = timeFormat({ month: 'short', day: 'numeric' })
const withYear = timeFormat({ month: 'short', day: 'numeric', year: 'numeric' })
const digits = timeFormat({
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})

/** The day on which a time lies in the user's time zone, as YYYY-MM-DD; empty for none. */
export function dayInZone(iso: string | null): string {
  return iso === null ? '' : clockAt(new Date(iso)).slice(0, 10)
}

/** The last second of a day in the user's time zone, as ISO time; null for no day, and for one after the year 9999. */
export function endOf(day: string): string | null {
  const asUtc = Date.parse(`${day}T23:59:59Z`)
  if (Number.isNaN(asUtc) || day.length > 10) return null
  // Worked out twice: the zone's clock may change between the time in UTC and the one in the zone.
  const near = asUtc - aheadAt(asUtc)
  return new Date(asUtc - aheadAt(near)).toISOString()
}

/** 'today', 'tomorrow', 'Nov 29'; with the year where it is another one. In the user's time zone (SYS-8). */
export function dueWords(due: string, now: Date): string {
  const day = dayInZone(due)
  const thisDay = dayInZone(now.toISOString())
  if (day === thisDay) return today
  if (Date.parse(day) - Date.parse(thisDay) === dayMs) return tomorrow
  return (day.slice(0, 4) === thisDay.slice(0, 4) ? monthAndDay : withYear)(new Date(due))
}

/** By how many milliseconds the zone's clock is ahead of UTC. */
function aheadAt(time: number): number {
  return Date.parse(`${clockAt(new Date(time))}Z`) - time
}

/** YYYY-MM-DDThh:mm:ss */
function clockAt(time: Date): string {
  const [, month, day, year, clock] = /(\d+)\/(\d+)\/(\d+), (.*)/.exec(digits(time))!
  return `${year!.padStart(4, '0')}-${month}-${day}T${clock}`
}
