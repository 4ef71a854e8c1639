import { tasksText as text } from '../messages/tasks-text.ts'

/** The day on which a time lies on this device, as YYYY-MM-DD; empty for none. */
export function dayOf(iso: string | null): string {
  if (iso === null) return ''
  const time = new Date(iso)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** The last second of a day on this device, as ISO time; null for none. */
export function endOf(day: string): string | null {
  if (day === '') return null
  const time = new Date(`${day}T23:59:59`)
  return Number.isNaN(time.getTime()) ? null : time.toISOString()
}

/** 'today', 'tomorrow', 'Nov 29'; with the year where it is another one. */
export function dueWords(due: string, now: Date): string {
  const day = dayOf(due)
  if (day === dayOf(now.toISOString())) return text.row.today
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  if (day === dayOf(next.toISOString())) return text.row.tomorrow
  const time = new Date(due)
  const year = time.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', ...year }).format(time)
}
