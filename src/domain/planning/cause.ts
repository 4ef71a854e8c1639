import type { Cause } from '../settlement/cause.ts'
import type { Reason } from './target-rule.ts'

/** What the cause is to the tasks of one project. */
export function reasonFor(cause: Cause, projectId: string): Reason {
  if (cause.kind === 'everything') return 'needs'
  if (cause.kind === 'stock' || cause.projectId !== projectId) return 'stock'
  return cause.kind
}
