import type { VirtualItem } from '@tanstack/virtual-core'
import type { CSSProperties, KeyboardEvent } from 'react'
import { apartPartAround, takesArrows } from './keys-of-parts.ts'
import { controlsOf, focusRow, indexOf, type KeyedList, rowOf, scrollerOf, whatOpens } from './list-rows.ts'

const rowsWalked: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }
/** A row out of sight is drawn within this many frames. */
const mostFrames = 20

const lastRowByScroller = new WeakMap<HTMLElement, number>()
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

/** A row to draw; `style` where it is drawn apart from the others. */
export type DrawnRow = Pick<VirtualItem, 'index'> & { readonly style?: CSSProperties }

/**
 * The rows in sight, and at its own place the row that has the focus, also where it was scrolled out of sight: otherwise the focus, and
 * what is being typed there, would be lost (BEY-15). In order, so that no row is moved in the page, which would cost its focus.
 */
export function rowsWithFocus(list: KeyedList): readonly DrawnRow[] {
  const rows = list.getVirtualItems()
  const focused = list.scrollElement?.querySelector<HTMLElement>('li:focus-within')
  const row = focused && list.measurementsCache[placeNow(focused, list)]
  const [first] = rows
  if (!row || !first || (row.index >= first.index && row.index <= rows.at(-1)!.index)) return rows
  const apart = { index: row.index, style: { position: 'absolute', top: row.start, width: '100%' } } as const
  return row.index < first.index ? [apart, ...rows] : [...rows, apart]
}

/** The index of a drawn row in the list as it is now: what was added above meanwhile moves it. -1 where it is gone. */
function placeNow(row: HTMLElement, { options }: KeyedList): number {
  const isAt = (index: number) => String(options.getItemKey(index)) === row.dataset.key
  const before = indexOf(row)
  if (before < options.count && isAt(before)) return before
  return Array.from({ length: options.count }, (_, index) => index).findIndex(isAt)
}

/** Tab that enters a list comes to the row where the focus was last, or to the first in sight: the list is one stop (BEY-15). */
export function onListFocus(target: HTMLElement, from: EventTarget | null, list: KeyedList): void {
  const row = rowOf(target)
  const isInside = from instanceof Node && scrollerOf(list).contains(from)
  if (!isInside && (cameByTab || target === scrollerOf(list))) focusRow(rowToEnter(list))
  else if (row) lastRowByScroller.set(scrollerOf(list), indexOf(row))
}

/** Arrows walk the rows, and from a row to its controls; Tab leaves the list. A form or a question in a row has its keys to itself. */
export function onListKeyDown(event: KeyboardEvent<HTMLElement>, list: KeyedList): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  const target = event.target as HTMLElement
  if (event.key === 'Tab') onTab(event.shiftKey, target, list)
  else if (!apartPartAround(target, scrollerOf(list)) && onKey(event.key, target, list))
    event.preventDefault()
}

/** @returns whether the key was for the list */
function onKey(key: string, target: HTMLElement, list: KeyedList): boolean {
  const row = rowOf(target)
  if (!row) {
    const entered = key === 'ArrowDown' ? rowToEnter(list) : undefined
    focusRow(entered)
    return entered !== undefined
  }
  return target === row ? walkFromRow(key, row, list) : walkFromControl(key, target, row, list)
}

/** Tab leaves the list, but walks a form or a question in a row to its end first. */
function onTab(backwards: boolean, target: HTMLElement, list: KeyedList): void {
  const part = apartPartAround(target, scrollerOf(list))
  const stops = part ? controlsOf(part).filter(({ tabIndex }) => tabIndex >= 0) : []
  if (stops[stops.indexOf(target) + (backwards ? -1 : 1)] === undefined) leaveList(backwards, list)
}

/** Puts the focus on the list's edge; from there Tab goes on outside. `onListFocus` leaves it there, for it comes from inside. */
function leaveList(backwards: boolean, list: KeyedList): void {
  const scroller = scrollerOf(list)
  // The last child of a list's scroller is an empty element behind all rows, made to take the focus here.
  const edge = backwards ? scroller : (scroller.lastElementChild as HTMLElement)
  edge.focus({ preventScroll: true })
}

function walkFromRow(key: string, row: HTMLElement, list: KeyedList): boolean {
  const rows = rowsWalked[key]
  const controls = controlsOf(row)
  if (rows !== undefined) goToRow(indexOf(row) + rows, list)
  else if (key === 'Home' || key === 'End') goToRow(key === 'Home' ? 0 : list.options.count - 1, list)
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
  const there = Math.max(0, Math.min(list.options.count - 1, index))
  const row = scrollerOf(list).querySelector<HTMLElement>(`li[data-index="${there}"]`)
  if (row) {
    const control = place === undefined ? undefined : controlsOf(row)[place]
    if (control) control.focus()
    else focusRow(row)
    return
  }
  if (framesLeft === mostFrames) list.scrollToIndex(there)
  if (framesLeft > 0) requestAnimationFrame(() => goToRow(there, list, place, framesLeft - 1))
}

function rowToEnter(list: KeyedList): HTMLElement | undefined {
  const scroller = scrollerOf(list)
  const rows = [...scroller.querySelectorAll<HTMLElement>('li[data-index]')]
  const top = scroller.getBoundingClientRect().top
  const last = rows.find((row) => indexOf(row) === lastRowByScroller.get(scroller))
  return last ?? rows.find((row) => row.getBoundingClientRect().bottom > top + 1)
}

/** Left and right belong to a field's text until its end is reached; to a radio and a slider always. */
function isAtEdge(field: HTMLElement, key: 'ArrowLeft' | 'ArrowRight'): boolean {
  if (field instanceof HTMLSelectElement) return true
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false
  const { selectionStart, selectionEnd, value } = field
  if (selectionStart === null) return false
  return key === 'ArrowRight' ? selectionEnd === value.length : selectionStart === 0
}
