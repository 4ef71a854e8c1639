import { monotonicMs } from '../configuration/clock.ts'
import type { Measures, Outcome } from '../configuration/measures.ts'
import type { Middleware } from './server-env.ts'

/**
 * Counts each request by its procedure. A procedure is one of the contract's or one of the few names below, so that no path
 * that somebody made up, and no id or code in one, becomes a label.
 */
export function measureRequests(procedures: ReadonlySet<string>, measures: Measures): Middleware {
  return async (c, next) => {
    const startedAt = monotonicMs()
    await next()
    measures.answered({
      procedure: procedureOf(c.req.path, procedures),
      outcome: outcomeOf(c.res.status),
      seconds: (monotonicMs() - startedAt) / 1_000,
    })
  }
}

function procedureOf(path: string, procedures: ReadonlySet<string>): string {
  if (path === '/healthz' || path === '/readyz') return 'health'
  if (path.startsWith('/p/')) return 'progress page'
  if (!path.startsWith('/api/')) return 'files'
  const name = path.slice('/api/'.length)
  if (procedures.has(name)) return name
  if (name === 'live') return 'live stream'
  return name.startsWith('auth/') ? 'signing in' : 'unknown'
}

function outcomeOf(status: number): Outcome {
  if (status >= 500) return 'failed'
  return status >= 400 ? 'refused' : 'done'
}
