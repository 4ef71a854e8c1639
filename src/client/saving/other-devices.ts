import { exceptWhileSigningOut } from '../account/signing-out.ts'
import { onNextFocus, tellFocus } from './focus-of-any-tab.ts'
import { tellListChanged } from './list-changed.ts'
import { holdLock } from './with-lock.ts'

type Watch = {
  /** The account's data has that version now: this browser's own doing, or another device's. */
  readonly onVersion: (version: number) => void
  /** The server refuses the stream. */
  readonly onRefused: () => void
  /** The server says that the session is over. */
  readonly onSessionEnd: () => void
}

/** Why the server ends a stream. */
type StreamEnd = 'session-ended' | 'account-deleted' | 'too-many' | 'server-stops'

const askAgainMs = 10_000
/** Before a tab takes over: if the tab before it signed out, we know by then. */
const settleMs = 1_000

/**
 * Listens for what the player's other devices save (SAVE-7). One stream per browser: the tab that holds it takes the
 * changes over, and the other tabs hear of them as they hear of each other. The same stream tells of the list of settlements.
 * @returns a function that stops it
 */
export function watchOtherDevices(watch: Watch): () => void {
  const stopTelling = tellFocus()
  const letGo = holdLock('bit-calculator.live', () => exceptWhileSigningOut(() => openStream(watch)))
  return () => {
    stopTelling()
    letGo()
  }
}

function openStream({ onVersion, onRefused, onSessionEnd }: Watch): () => void {
  let stream: EventSource | undefined
  let stopWaiting = () => {}
  const openIn = (ms: number) => {
    const timer = setTimeout(open, ms)
    stopWaiting = () => clearTimeout(timer)
  }
  const open = () => {
    const opened = new EventSource('/api/live/user-data')
    stream = opened
    opened.onmessage = ({ data }) => onVersion((JSON.parse(data) as { version: number }).version)
    opened.addEventListener('settlements', tellListChanged)
    // What happened before is told by nobody.
    opened.onopen = tellListChanged
    opened.addEventListener('end', ({ data }) => end(opened, (JSON.parse(data) as { why: StreamEnd }).why))
    opened.onerror = () => {
      // The browser connects again by itself, unless the server has said no.
      if (opened.readyState !== EventSource.CLOSED) return
      onRefused()
      openIn(askAgainMs)
    }
  }
  const end = (ended: EventSource, why: StreamEnd) => {
    // The browser connects to the server that starts in its place.
    if (why === 'server-stops') return
    ended.close()
    if (why === 'too-many') {
      // Opened at once it would end another device's. The device that is looked at hears of the others.
      stopWaiting = onNextFocus(open)
      return
    }
    onSessionEnd()
    // If the session holds after all; otherwise this is stopped first.
    openIn(askAgainMs)
  }
  openIn(settleMs)
  return () => {
    stopWaiting()
    stream?.close()
  }
}
