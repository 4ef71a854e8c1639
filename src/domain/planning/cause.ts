import type { Cause } from '../settlement/cause.ts'
import type { Reason } from './target-rule.ts'

/** What the cause is to the tasks of a standing order. A craft for the stock is one for whatever waits for it there. */
export function reasonForOrder(cause: Cause, key: string): Reason {
  const isForStock = cause.kind === 'craft' && cause.projectId === null
  return isForStock ? 'craft' : reasonFor(cause, key)
}

/** What the cause is to the tasks of one project. */
export function reasonFor(cause: Cause, projectId: string): Reason {
  if (cause.kind === 'everything') return 'needs'
  if (cause.kind === 'stock' || cause.projectId !== projectId) return 'stock'
  return cause.kind
}
