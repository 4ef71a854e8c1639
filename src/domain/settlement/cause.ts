/** What an act of the ledger was about: the numbers of tasks that follow from it depend on that (TSK-2). */
export type Cause =
  /** What a project needs has changed. */
  | { readonly kind: 'needs'; readonly projectId: string }
  /** A craft was recorded, for a project or for the stock. */
  | { readonly kind: 'craft'; readonly projectId: string | null }
  /** Stock came, went or was handed over, or a project came back or left. */
  | { readonly kind: 'stock' }
  /** What every project needs may have changed: the settlement has moved to another catalogue. */
  | { readonly kind: 'everything' }
