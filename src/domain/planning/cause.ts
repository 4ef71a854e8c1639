import type { Reason } from './target-rule.ts'

/** What an act of the ledger was about; the walk after it writes the numbers of tasks accordingly. */
export type Cause =
  /** What a project needs has changed. */
  | { readonly kind: 'needs'; readonly projectId: string }
  /** A craft was recorded, for a project or for the stock. */
  | { readonly kind: 'craft'; readonly projectId: string | null }
  /** Stock came, went or was handed over. */
  | { readonly kind: 'stock' }
  /** What every project needs may have changed: the settlement has moved to another catalogue. */
  | { readonly kind: 'everything' }

/** What the cause is to the tasks of one project. */
export function reasonFor(cause: Cause, projectId: string): Reason {
  if (cause.kind === 'everything') return 'needs'
  if (cause.kind === 'stock' || cause.projectId !== projectId) return 'stock'
  return cause.kind
}
