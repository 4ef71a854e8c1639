import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusDialog } from './take-focus.ts'

/** Sooner than a next key could lead out of the dialog. */
const untilInertMs = 200

/**
 * Gives an open dialog that covers the page the focus, and gives it back when it closes. The page under it can be neither
 * reached nor read from a moment later on: the browser styles all of it anew for that, and first shows the dialog.
 */
export function useCoveringDialog(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    // Only now: while it changes the page, React lets the focus go nowhere else than where it was.
    if (!isOpen) giveFocusBack(before)
    if (!isOpen || !dialog.current) return
    const page = document.getElementById('root')!
    before.current = document.activeElement
    focusDialog(dialog.current)
    const soon = setTimeout(() => {
      page.inert = true
    }, untilInertMs)
    return () => {
      clearTimeout(soon)
      page.inert = false
    }
  }, [dialog, isOpen])
  // A dialog may go while it is open.
  useLayoutEffect(() => () => giveFocusBack(before), [])
}

function giveFocusBack(before: RefObject<Element | null>): void {
  if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  before.current = null
}
