import type { Cause } from '../settlement/cause.ts'
import type { Reason } from './target-rule.ts'

/** Why the tasks of a standing order, named by its `orderKey`, change. A craft for the stock counts as a craft for the order. */
export function reasonForOrder(cause: Cause, key: string): Reason {
  const isForStock = cause.kind === 'craft' && cause.projectId === null
  // The key is the id of no project, so every project is another one.
  return isForStock ? 'craft' : reasonFor(cause, key)
}

/** Why the tasks of one project change. An act about another project reaches this one only through the stock. */
export function reasonFor(cause: Cause, projectId: string): Reason {
  if (cause.kind === 'everything') return 'needs'
  if (cause.kind === 'stock' || cause.projectId !== projectId) return 'stock'
  return cause.kind
}
