/** As the ref of a control that takes the place of the one that was pressed: it gets the focus before the dialog around them does. */
export function takeFocus(control: HTMLElement | null): void {
  control?.focus()
}

/** The same of a control that comes with a late answer: whoever types in a field meanwhile stays there. */
export function takeFocusUnlessTyping(control: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select')) control?.focus()
}

/** As the ref of a part that is drawn again: if what had the focus went away with what was there, the first control gets it. */
export function keepFocus(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.querySelector<HTMLElement>('input, button')?.focus()
}
