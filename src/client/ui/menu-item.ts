export type MenuItem = {
  readonly label: string
  readonly onPick: () => void
  /** Why it cannot be picked now; it stays readable. */
  readonly whyDisabled?: string | undefined
  /** Destructive: below a line, apart from the others. */
  readonly isApart?: boolean
}
