import { epochHeader } from '#contract/epoch'
import { refusals } from '#contract/refusals'
import { refuse } from './refuse.ts'
import type { Middleware } from './server-env.ts'

/**
 * Tells the epoch of the database with every answer, and refuses requests of another epoch, whose numbers mean something else here.
 * Programs that name no epoch are served.
 */
export function requireSameEpoch(epoch: string): Middleware {
  return async (c, next) => {
    c.header(epochHeader, epoch)
    const known = c.req.header(epochHeader)
    if (known === undefined || known === epoch) return next()
    const reason = 'database-restored'
    return refuse(c, { ...refusals[reason], reason })
  }
}
