import { refuseForNow } from './refuse.ts'
import type { Middleware } from './server-env.ts'
import { tooLate, within } from './within.ts'

/** Answers for a request that takes too long; what it was doing is not undone. */
export function limitTime(ms: number): Middleware {
  return async (c, next) => {
    if ((await within(ms, next())) === tooLate)
      return refuseForNow(c, 'The server is too busy and gave up on this request. Please try again.')
  }
}
