import { setTimeout as sleep } from 'node:timers/promises'
import { isOneOf } from './error-code.ts'

/** Deadlock detected, serialization failure: PostgreSQL undid one of two transactions that were in each other's way. */
const codes = ['40P01', '40001']

/** How often the same work is tried before the caller is told to come back. */
const mostTries = 3
const shortestWaitMs = 10
const longestWaitMs = 60

export function isCollision(error: unknown): boolean {
  return isOneOf(error, codes)
}

/** An error that has the work of `retryCollisions` done again, from its beginning. */
export function collision(message: string): Error {
  return Object.assign(new Error(message), { code: '40001' })
}

/**
 * Does the work again where it collided with somebody else's, after a random wait, so that the same two do not meet again.
 * @throws the last collision, which is answered with 503; any other error at once.
 */
export async function retryCollisions<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === mostTries || !isCollision(error)) throw error
    }
    await sleep(shortestWaitMs + Math.random() * tries * (longestWaitMs - shortestWaitMs))
  }
}
