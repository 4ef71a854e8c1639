/** For the ref of a control that takes the place of the pressed one: it gets the focus before the dialog around them does. */
export function takeFocus(control: HTMLElement | null): void {
  control?.focus()
}

/** Like `takeFocus`, for a control that comes with a late answer: whoever types in a field meanwhile stays there. */
export function takeFocusUnlessTyping(control: HTMLElement | null): void {
  if (!document.activeElement?.matches('input, textarea, select')) control?.focus()
}

/** For the ref of a part that is drawn in place of another: if the focus went away with the former part, the first control gets it. */
export function keepFocus(part: HTMLElement | null): void {
  if (document.activeElement === document.body) part?.querySelector<HTMLElement>('input, button')?.focus()
}
