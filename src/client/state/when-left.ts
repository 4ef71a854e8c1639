/**
 * Calls back when the page is hidden or left: after that it may end without any further event.
 * @returns a function that stops it
 */
export function whenLeft(act: () => void): () => void {
  const over = new AbortController()
  document.addEventListener('visibilitychange', () => document.hidden && act(), { signal: over.signal })
  addEventListener('pagehide', act, { signal: over.signal })
  return () => over.abort()
}
