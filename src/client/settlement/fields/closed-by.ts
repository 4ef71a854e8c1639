/** Why somebody may not use a control; null where they may. */
export type Closed = string | null

export type ClosedControl = { readonly disabled?: true; readonly title?: string }

/** The properties of a control that is off for a reason; none where there is no reason (SET-5). */
export function closedBy(why: Closed | false | undefined): ClosedControl {
  return why ? { disabled: true, title: why } : {}
}
