const name = 'bit-calculator.focus'

/**
 * Tells every tab of this browser whenever the player comes to this one: the tab that holds the streams need not be the
 * one that is looked at.
 * @returns a function that stops it
 */
export function tellFocus(): () => void {
  const over = new AbortController()
  const tell = () => {
    const channel = new BroadcastChannel(name)
    channel.postMessage('focus')
    channel.close()
  }
  // A tab that opens is looked at.
  tell()
  addEventListener('focus', tell, { signal: over.signal })
  // A phone that is unlocked sends no focus.
  document.addEventListener('visibilitychange', () => document.hidden || tell(), { signal: over.signal })
  return () => over.abort()
}

/**
 * Acts once, when the player next comes to any tab of this browser.
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
