import { type RefObject, useLayoutEffect, useRef } from 'react'
import { focusDialog } from './take-focus.ts'

/**
 * Gives an open dialog that covers the page the focus, and makes the page under it inert. When it closes, the focus goes
 * back to where it was.
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
    page.inert = true
    return () => {
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
