/** As the ref of a control that takes the place of the one that was pressed: it gets the focus before the dialog around them does. */
export function takeFocus(control: HTMLElement | null): void {
  control?.focus()
}

/** As the ref of a part that is drawn again: if what had the focus went away with what was there, the first control gets it. */
export function keepFocus(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.querySelector<HTMLElement>('input, button')?.focus()
}
