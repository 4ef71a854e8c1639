import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusDialog } from './dialog-focus.ts'

/** The browser restyles the whole page when it becomes inert, so that happens after the frame in which the dialog opens. */
const inertAfterMs = 200

/**
 * Gives an open dialog that covers the page the focus, and makes the page under it inert: a moment later, or before the
 * first key takes effect, so that Tab cannot reach the page. When it closes, the focus goes back to where it was.
 */
export function useCoveringDialog(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    // Not in the cleanup: while React changes the page, it restores the focus.
    if (!isOpen) giveFocusBack(before)
    if (!isOpen || !dialog.current) return
    const page = document.getElementById('root')!
    before.current = document.activeElement
    focusDialog(dialog.current)
    const makeInert = () => {
      page.inert = true
    }
    const timer = setTimeout(makeInert, inertAfterMs)
    addEventListener('keydown', makeInert, { capture: true, once: true })
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', makeInert, { capture: true })
      page.inert = false
    }
  }, [dialog, isOpen])
  // The dialog may be removed while it is open.
  useLayoutEffect(() => () => giveFocusBack(before), [])
}

function giveFocusBack(before: RefObject<Element | null>): void {
  if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  before.current = null
}
