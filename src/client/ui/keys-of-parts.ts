/** What stands apart from the list around it. A question to be answered in place is marked by `data-apart`. */
const apart = '[role="menu"], [role="dialog"], form, [data-apart]'

/**
 * The part of a list that a control stands in, where that part is apart from the list: it has keys of its own or is walked by Tab, as a
 * menu, a form or a question; null where the control stands in none.
 */
export function apartPartAround(control: HTMLElement, list: HTMLElement): HTMLElement | null {
  const part = control.closest<HTMLElement>(apart)
  // The list itself may stand in a dialog.
  return part && list.contains(part) && part !== list ? part : null
}

/** Whether Up and Down, Home and End belong to a control: they choose in it, or move in its text. */
export function takesArrows(control: HTMLElement): boolean {
  return control.matches('select, textarea, input:not([type="checkbox"])')
}
