/** What every part of the dialog is given. */
export type OfProject = {
  readonly settlementId: string
  readonly projectId: string
  /** Whether the role allows it still. */
  readonly may: boolean
  /** Says what was done, '' for nothing, and asks again. */
  readonly onDone: (words: string) => void
}
