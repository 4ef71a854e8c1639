import { fitsIn } from '#domain/timing/time-total'
import type { WorkTime } from '#domain/timing/work-time'

/** Minutes in which something is to be done. */
export const withins = ['any', '15', '30', '60', '240', 'unknown'] as const
export type Within = (typeof withins)[number]

/** Whether it can be done in that time; what has no time that is known is found by itself only (BEY-20). */
export function isWithin(time: WorkTime | null, within: Within): boolean {
  if (within === 'any') return true
  const fits = time ? fitsIn(time, within === 'unknown' ? 0 : 60 * Number(within)) : 'unknown'
  return within === 'unknown' ? fits === 'unknown' : fits === 'fits'
}
