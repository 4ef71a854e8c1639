import { exceptWhileSigningOut } from '../account/signing-out.ts'
import { tellListChanged } from './list-changed.ts'
import { holdLock } from './with-lock.ts'

type Watch = {
  /** The account's data has that version now: this browser's own doing, or another device's. */
  readonly onVersion: (version: number) => void
  /** The server refuses the stream. */
  readonly onRefused: () => void
}

const askAgainMs = 10_000
/** A tab that goes leaves the stream to another, which by then has heard whether the session went with it. */
const settleMs = 1_000

/**
 * Listens for what the player's other devices save (SAVE-7). One stream per browser: the tab that holds it takes the
 * changes over, and the other tabs hear of them as they hear of each other. The same stream tells of the list of settlements.
 */
export function watchOtherDevices({ onVersion, onRefused }: Watch): () => void {
  return holdLock('bit-calculator.live', () =>
    exceptWhileSigningOut(() => openStream({ onVersion, onRefused })),
  )
}

function openStream({ onVersion, onRefused }: Watch): () => void {
  let stream: EventSource | undefined
  const open = () => {
    const opened = new EventSource('/api/live/user-data')
    stream = opened
    opened.onmessage = ({ data }) => onVersion((JSON.parse(data) as { version: number }).version)
    opened.addEventListener('settlements', tellListChanged)
    // What happened before is told by nobody.
    opened.onopen = tellListChanged
    // Where the server ends it for good (the session is over, or too many devices listen), asking again is no use.
    opened.addEventListener('end', ({ data }) => {
      if ((JSON.parse(data) as { why: string }).why !== 'server-stops') opened.close()
    })
    opened.onerror = () => {
      // The browser connects again by itself, unless the server has said no.
      if (opened.readyState !== EventSource.CLOSED) return
      onRefused()
      timer = setTimeout(open, askAgainMs)
    }
  }
  let timer = setTimeout(open, settleMs)
  return () => {
    clearTimeout(timer)
    stream?.close()
  }
}
