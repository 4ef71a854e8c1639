/**
 * Leaves the app under a dialog that fills the window out of the browser's work: a modal dialog makes everything else
 * inert, and to style a thousand elements for that would cost the frame in which the dialog appears.
 * @returns shows the app again, and gives the focus back to where it was unless it went elsewhere.
 */
export function coverApp(dialog: HTMLDialogElement): () => void {
  const app = document.getElementById('root')
  const focusedBefore = document.activeElement
  app?.style.setProperty('content-visibility', 'hidden')
  return () => {
    app?.style.removeProperty('content-visibility')
    // The browser itself gives it back as the dialog closes, but not to what is not rendered at that moment.
    const now = document.activeElement
    const wentElsewhere = now !== document.body && !dialog.contains(now)
    if (!wentElsewhere && focusedBefore instanceof HTMLElement) focusedBefore.focus()
  }
}
