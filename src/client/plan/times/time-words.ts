import type { WorkTime } from '#domain/timing/work-time'
import { timeText as text } from '../../messages/time-text.ts'

/** 'about 12 min', '25 min waiting', or '' where nobody can say. */
export function shortTime(time: WorkTime | null): string {
  if (time?.kind === 'worked') return text.about(time.seconds)
  return time?.kind === 'waits' ? text.waits(time.seconds) : ''
}
