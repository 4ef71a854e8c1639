import { fitsIn } from '#domain/timing/time-total'
import type { WorkTime } from '#domain/timing/work-time'

/** The choices of the filter by time: minutes in which something is to be done. */
export const timeLimits = ['any', '15', '30', '60', '240', 'unknown'] as const
export type TimeLimit = (typeof timeLimits)[number]

/** Whether work can be done in that time. Work whose time is unknown fits only `any` and `unknown` (BEY-20). */
export function isWithin(time: WorkTime | null, within: TimeLimit): boolean {
  if (within === 'any') return true
  // Without a limit only the answer `unknown` matters, so any number of seconds does.
  const fits = time ? fitsIn(time, within === 'unknown' ? 0 : 60 * Number(within)) : 'unknown'
  return within === 'unknown' ? fits === 'unknown' : fits === 'fits'
}
