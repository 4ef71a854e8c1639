/** Before a row goes away: hands its focus to the same control of the next row, or of the one before. */
export function focusNeighbour(control: HTMLElement): void {
  const row = control.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const twin = neighbour?.querySelector<HTMLElement>('[data-remove]')
  // Not the row itself, which may have had the focus.
  const list = row?.parentElement?.closest<HTMLElement>('[tabindex]')
  ;(twin ?? list)?.focus()
}
