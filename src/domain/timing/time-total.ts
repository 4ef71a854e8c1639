import type { UntimedReason, WorkTime } from './work-time.ts'

/** Times of several pieces of work together (BEY-20). */
export type TimeTotal = {
  readonly actions: number
  /** Seconds of a player's work; waiting is apart. */
  readonly seconds: number
  readonly stamina: number
  /** Waits one after the other, as if each station stood alone. */
  readonly waitSeconds: number
  /** How many pieces of work are left out of the sums, and why. */
  readonly untimed: Readonly<Partial<Record<UntimedReason, number>>>
}

export const noTime: TimeTotal = { actions: 0, seconds: 0, stamina: 0, waitSeconds: 0, untimed: {} }

/** A full bar, and what resting gives back each second. */
const fullStamina = 100
const restedPerSecond = 0.25

export function addTime(total: TimeTotal, time: WorkTime): TimeTotal {
  switch (time.kind) {
    case 'worked':
      return {
        ...total,
        actions: total.actions + time.actions,
        seconds: total.seconds + time.seconds,
        stamina: total.stamina + time.stamina,
      }
    case 'waits':
      return { ...total, waitSeconds: total.waitSeconds + time.seconds }
    case 'untimed':
      return {
        ...total,
        untimed: { ...total.untimed, [time.reason]: (total.untimed[time.reason] ?? 0) + 1 },
      }
  }
}

export function totalTime(times: Iterable<WorkTime>): TimeTotal {
  let total = noTime
  for (const time of times) total = addTime(total, time)
  return total
}

/** Seconds of rest, without food, that work of so much stamina takes of somebody with a full bar (BEY-20). */
export function restSeconds(stamina: number): number {
  return Math.max(0, stamina - fullStamina) / restedPerSecond
}

/** Whether work can be done in that much time: 'unknown' where nobody can say (BEY-20). */
export function fitsIn(time: WorkTime, seconds: number): 'fits' | 'longer' | 'unknown' {
  if (time.kind === 'untimed') return 'unknown'
  return time.seconds <= seconds ? 'fits' : 'longer'
}
