import type { MouseEvent } from 'react'

/** Handles clicks on a link to a part of the app: it opens here, but with a key held the browser opens a new tab or window. */
export function inThisTab(open: () => void) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
}
