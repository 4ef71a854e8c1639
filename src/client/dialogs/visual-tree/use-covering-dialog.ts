import { type RefObject, useLayoutEffect } from 'react'
import { focusDialog } from './take-focus.ts'

/**
 * Gives an open dialog that covers the page the focus, and gives it back when it closes. The page under it can be neither
 * reached nor read from the frame after the first on: the browser styles all of it anew for that.
 */
export function useCoveringDialog(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen || !dialog.current) return
    const page = document.getElementById('root')!
    const before = document.activeElement
    focusDialog(dialog.current)
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        page.inert = true
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      page.inert = false
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [dialog, isOpen])
}
