/** Before a row goes away: focuses the control marked `data-remove` in the next row, or in the one before; without one, the list. */
export function focusNeighbour(control: HTMLElement): void {
  const row = control.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const twin = neighbour?.querySelector<HTMLElement>('[data-remove]')
  // Not the row itself, which may have had the focus.
  const list = row?.parentElement?.closest<HTMLElement>('[tabindex]')
  ;(twin ?? list)?.focus()
}
