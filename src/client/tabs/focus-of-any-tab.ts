const name = 'bit-calculator.focus'

/**
 * Tells every tab of this browser whenever this tab gets the focus: the tab that holds the stream may be another one.
 * @returns a function that stops it
 */
export function announceFocus(): () => void {
  const over = new AbortController()
  const announce = () => {
    // A channel does not hear its own messages. `onNextFocus` of this tab does, because it listens with another one.
    const channel = new BroadcastChannel(name)
    channel.postMessage('focus')
    channel.close()
  }
  // A tab has the focus when it opens.
  announce()
  addEventListener('focus', announce, { signal: over.signal })
  // Unlocking a phone sends no focus event.
  document.addEventListener('visibilitychange', () => document.hidden || announce(), { signal: over.signal })
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
