/** What every part of the dialog for sharing is given. */
export type ShareProps = {
  readonly settlementId: string
  readonly projectId: string
  /** Whether the user's role still allows to share. */
  readonly mayShare: boolean
  /** Says what was done, where there are words for it, and reads the shares again. */
  readonly onDone: (words?: string) => void
}
