import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode } from './error-code.ts'

/** Deadlock and serialization failure: PostgreSQL rolled back one of two transactions that collided. */
const codes = ['40P01', '40001']

/** Tries before the request fails. */
const mostTries = 3
const shortestWaitMs = 10
const longestWaitMs = 60

export function isCollision(error: unknown): boolean {
  return hasCode(error, codes)
}

/** An error that makes `retryCollisions` run its work again. */
export function collision(message: string): Error {
  return Object.assign(new Error(message), { code: '40001' })
}

/**
 * Retries work that collided with another transaction, after a random wait so that the two do not collide again.
 * @throws the last collision, which becomes a 503; any other error at once
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
