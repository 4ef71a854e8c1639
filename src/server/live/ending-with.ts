/** A controller that ends with that signal. If it ends before, it leaves no listener on the signal, which may go on for weeks. */
export function endingWith(signal: AbortSignal): AbortController {
  const over = new AbortController()
  if (signal.aborted) over.abort()
  signal.addEventListener('abort', () => over.abort(), { once: true, signal: over.signal })
  return over
}
