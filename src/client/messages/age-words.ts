import { formatNumber } from '#contract/sentences/numbers'

const minuteMs = 60_000
const dayMinutes = 24 * 60

/** How long ago something was: '12 min' within an hour, '9 h' within a day, later '2 d 4 h'. @param from ISO time */
export function ageWords(from: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(from)) / minuteMs))
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor((minutes % dayMinutes) / 60)
  const days = Math.floor(minutes / dayMinutes)
  if (days === 0) return `${hours} h`
  return hours === 0 ? `${formatNumber(days)} d` : `${formatNumber(days)} d ${hours} h`
}

/** Whether it was longer than a day ago, so that lists mark it (BEY-21). @param from ISO time */
export function isOld(from: string, now: number): boolean {
  return now - Date.parse(from) > dayMinutes * minuteMs
}
