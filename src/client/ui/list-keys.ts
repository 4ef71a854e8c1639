import { partAround, takesArrows } from './keys-of-parts.ts'

/** A list of rows, as the keys see it. */
export type KeyedList = {
  /** Scrolls, and is where Tab comes in. */
  readonly scroller: HTMLElement
  /** Stands behind the last row; Tab goes on from there. */
  readonly end: HTMLElement
  readonly count: number
  readonly scrollToRow: (index: number) => void
}

const rowsWalked: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
const controlSelector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
/** A row out of sight is drawn within so many frames. */
const mostFrames = 20

const lastRows = new WeakMap<HTMLElement, number>()
let cameByTab = false
addEventListener(
  'keydown',
  ({ key }) => {
    cameByTab = key === 'Tab'
  },
  true,
)
addEventListener(
  'pointerdown',
  () => {
    cameByTab = false
  },
  true,
)

/** Tab that enters a list comes to the row where one was last, or to the first in sight: the list is one stop (BEY-15). */
export function onListFocus(target: HTMLElement, from: EventTarget | null, list: KeyedList): void {
  const row = rowOf(target)
  const isInside = from instanceof Node && list.scroller.contains(from)
  if (!isInside && (cameByTab || target === list.scroller)) focusRow(rowToEnter(list))
  else if (row) lastRows.set(list.scroller, indexOf(row))
}

/** Arrows walk the rows, and from a row to its controls; Tab leaves the list. @returns whether the key was for the list */
export function onListKey(key: string, target: HTMLElement, list: KeyedList): boolean {
  const row = rowOf(target)
  if (!row) {
    const entered = key === 'ArrowDown' ? rowToEnter(list) : undefined
    focusRow(entered)
    return entered !== undefined
  }
  return target === row ? walkFromRow(key, row, list) : walkFromControl(key, target, row, list)
}

/** Tab leaves the list, but walks a form or a question in a row to its end first. */
export function onListTab(backwards: boolean, target: HTMLElement, list: KeyedList): void {
  const part = partAround(target, list.scroller)
  const stops = part ? controlsOf(part).filter(({ tabIndex }) => tabIndex >= 0) : []
  if (stops[stops.indexOf(target) + (backwards ? -1 : 1)] === undefined) leaveList(backwards, list)
}

/** The browser takes it from there to what stands before or behind the list. */
function leaveList(backwards: boolean, list: KeyedList): void {
  const edge = backwards ? list.scroller : list.end
  edge.focus({ preventScroll: true })
}

function walkFromRow(key: string, row: HTMLElement, list: KeyedList): boolean {
  const rows = rowsWalked[key]
  const controls = controlsOf(row)
  if (rows !== undefined) goToRow(indexOf(row) + rows, list)
  else if (key === 'Home' || key === 'End') goToRow(key === 'Home' ? 0 : list.count - 1, list)
  else if (key === 'ArrowRight' && controls[0]) controls[0].focus()
  else if (key === 'Enter') whatOpens(row)?.click()
  else return false
  return true
}

function walkFromControl(key: string, control: HTMLElement, row: HTMLElement, list: KeyedList): boolean {
  const controls = controlsOf(row)
  const place = controls.indexOf(control)
  const isField = takesArrows(control)
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    if (isField && !isAtEdge(control, key)) return false
    const next = controls[place + (key === 'ArrowRight' ? 1 : -1)]
    if (next) next.focus()
    else if (key === 'ArrowLeft') focusRow(row)
    return true
  }
  const rows = isField ? undefined : rowsWalked[key]
  if (rows === undefined) return false
  goToRow(indexOf(row) + rows, list, place)
  return true
}

/** Puts the focus on a row, or on the control at the same place in it, once it is drawn. */
function goToRow(index: number, list: KeyedList, place?: number, framesLeft = mostFrames): void {
  const there = Math.max(0, Math.min(list.count - 1, index))
  const row = list.scroller.querySelector<HTMLElement>(`li[data-index="${there}"]`)
  if (row) {
    const control = place === undefined ? undefined : controlsOf(row)[place]
    if (control) control.focus()
    else focusRow(row)
    return
  }
  if (framesLeft === mostFrames) list.scrollToRow(there)
  if (framesLeft > 0) requestAnimationFrame(() => goToRow(there, list, place, framesLeft - 1))
}

function rowToEnter({ scroller }: KeyedList): HTMLElement | undefined {
  const rows = [...scroller.querySelectorAll<HTMLElement>('li[data-index]')]
  const top = scroller.getBoundingClientRect().top
  const last = rows.find((row) => indexOf(row) === lastRows.get(scroller))
  return last ?? rows.find((row) => row.getBoundingClientRect().bottom > top + 1)
}

/** What Enter on a row presses: a row may begin with something else, such as what selects it. */
function whatOpens(row: HTMLElement): HTMLElement | undefined {
  const marked = row.querySelector<HTMLElement>('[data-opens]') ?? row.querySelector<HTMLElement>('a[href]')
  return marked ?? controlsOf(row)[0]
}

function controlsOf(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(controlSelector)].filter((control) =>
    control.checkVisibility(),
  )
}

/** Left and right belong to a field's text until its end is reached; to a radio and a slider always. */
function isAtEdge(field: HTMLElement, key: 'ArrowLeft' | 'ArrowRight'): boolean {
  if (field instanceof HTMLSelectElement) return true
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  const { selectionStart, selectionEnd, value } = field
  if (selectionStart === null) return false
  return key === 'ArrowRight' ? selectionEnd === value.length : selectionStart === 0
}

/** While it has the focus a row is named by what it shows, which a screen reader then says. */
function focusRow(row: HTMLElement | undefined): void {
  if (!row) return
  row.tabIndex = -1
  row.ariaLabel = spoken(row)
  row.addEventListener('blur', () => row.removeAttribute('aria-label'), { once: true })
  row.focus()
}

/** The row's words, without signs that stand for one and what is not chosen. */
function spoken(row: HTMLElement): string {
  const others = [...row.querySelectorAll<HTMLElement>('option:not(:checked), .sr-only')].map((part) =>
    part.textContent.trim(),
  )
  const words = row.innerText
    .split(/\s*\n\s*/)
    .filter((word) => /[\p{L}\d]/u.test(word) && !others.includes(word))
  return words.join(', ')
}

function rowOf(target: HTMLElement): HTMLElement | null {
  return target.closest<HTMLElement>('li[data-index]')
}

function indexOf(row: HTMLElement): number {
  return Number(row.dataset.index)
}
