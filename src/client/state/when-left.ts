/**
 * Calls back when the page is hidden or left: it may end without another word.
 * @returns a function that stops it
 */
export function whenLeft(act: () => void): () => void {
  const over = new AbortController()
  document.addEventListener('visibilitychange', () => document.hidden && act(), { signal: over.signal })
  addEventListener('pagehide', act, { signal: over.signal })
  return () => over.abort()
}
