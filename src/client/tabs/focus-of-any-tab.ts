const name = 'bit-calculator.focus'

/**
 * Tells every tab of this browser whenever this tab gets the focus: the tab that holds the stream may be another one.
 * @returns a function that stops it
 */
export function tellFocus(): () => void {
  const over = new AbortController()
  const tell = () => {
    const channel = new BroadcastChannel(name)
    channel.postMessage('focus')
    channel.close()
  }
  // A tab has the focus when it opens.
  tell()
  addEventListener('focus', tell, { signal: over.signal })
  // Unlocking a phone sends no focus event.
  document.addEventListener('visibilitychange', () => document.hidden || tell(), { signal: over.signal })
  return () => over.abort()
}

/**
 * Calls back once, when any tab of this browser next gets the focus.
 * @returns a function that stops waiting
 */
export function onNextFocus(act: () => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = () => {
    channel.close()
    act()
  }
  return () => channel.close()
}
