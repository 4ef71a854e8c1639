/** To be called before a press removes its control, or the whole row: the focus then goes to the row that takes its place. */
export function focusPlace(control: HTMLElement): void {
  const list = control.closest('ul')?.closest<HTMLElement>('[tabindex]')
  requestAnimationFrame(() => {
    // A long list takes whoever comes to it to the row where the focus was last.
    if (document.activeElement === document.body) list?.focus()
  })
}
