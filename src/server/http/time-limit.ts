import { setTimeout as sleep } from 'node:timers/promises'
import { refuseForNow } from './refuse.ts'
import type { Middleware } from './server-env.ts'

const tooLate = Symbol('too late')

/** Answers 503 for a request that takes too long. What the request has done is not undone. */
export function limitTime(ms: number): Middleware {
  return async (c, next) => {
    if ((await resultWithin(ms, next())) === tooLate)
      return refuseForNow(c, 'The server is too busy and gave up on this request. Please try again.')
  }
}

/** @returns the result of the work, or `tooLate` if it takes longer; the work itself goes on */
export async function resultWithin<Result>(
  ms: number,
  work: Promise<Result>,
): Promise<Result | typeof tooLate> {
  const timer = new AbortController()
  try {
    return await Promise.race([work, sleep(ms, tooLate, { signal: timer.signal })])
  } finally {
    timer.abort()
  }
}
