import type { Column } from './calculator-view.ts'

/** Puts the focus on the heading of a column that is drawn, or on its field: a short screen shows no heading there. */
export function focusColumn(column: Column): void {
  const places = document.querySelectorAll<HTMLElement>(`[data-column="${column}"] :is(h2, input)`)
  ;[...places].find((place) => place.offsetParent !== null)?.focus()
}
