import { setTimeout as sleep } from 'node:timers/promises'

export const tooLate = Symbol('too late')

/** What the work comes to, or `tooLate` where it takes longer; the work itself goes on. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | typeof tooLate> {
  const timer = new AbortController()
  try {
    return await Promise.race([work, sleep(ms, tooLate, { signal: timer.signal })])
  } finally {
    timer.abort()
  }
}
