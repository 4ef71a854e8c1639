import type { SettlementEvent } from '#domain/settlement/change'
import { exceptWhileSigningOut } from '../account/signing-out.ts'
import { onNextFocus } from '../saving/focus-of-any-tab.ts'
import { canLock, holdLock } from '../saving/with-lock.ts'

export type StreamEnd =
  | 'session-ended'
  | 'account-deleted'
  | 'too-many'
  | 'server-stops'
  | 'removed'
  | 'deleted'

/** What the stream of a settlement tells every tab of this browser (SET-8). */
export type LiveMessage =
  | { readonly type: 'event'; readonly event: SettlementEvent }
  | { readonly type: 'presence'; readonly here: readonly string[] }
  /** What is known is too old to be told the rest of. */
  | { readonly type: 'reset' }
  /** Whether changes by others are heard now. */
  | { readonly type: 'link'; readonly isUp: boolean }
  /** The server would not open it. */
  | { readonly type: 'refused' }
  | { readonly type: 'end'; readonly why: StreamEnd }

type Watch = {
  readonly settlementId: string
  /** The number up to which this tab knows the settlement. */
  readonly seq: () => number
  readonly take: (message: LiveMessage) => void
}

const firstAgainMs = 1_000
const longestAgainMs = 30_000
/** After a session that seems lost: longer than it takes to know. */
const doubtedMs = 10_000

/**
 * Hears what the tab with the stream tells; `lead` makes this tab the one that holds it, as soon as no other does. One
 * stream per browser and settlement, whatever the number of tabs.
 */
export function watchSettlement({ settlementId, seq, take }: Watch) {
  const name = `bit-calculator.settlement.${settlementId}`
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<LiveMessage>) => take(data)
  const tell = (message: LiveMessage) => {
    // Where tabs cannot agree on one of them, each has a stream of its own and speaks for itself.
    if (canLock()) channel.postMessage(message)
    take(message)
  }
  let letGo = () => {}
  return {
    lead() {
      letGo = holdLock(name, () => exceptWhileSigningOut(() => openStream(settlementId, seq, tell)))
    },
    stop() {
      letGo()
      channel.close()
    },
  }
}

/**
 * Opens the stream from what is known, and again whenever it breaks off.
 * @returns a function that closes it
 */
function openStream(settlementId: string, seq: () => number, tell: (message: LiveMessage) => void) {
  let stream: EventSource | undefined
  let stopWaiting = () => {}
  let waitMs = firstAgainMs

  const openIn = (ms: number) => {
    const timer = setTimeout(open, ms)
    stopWaiting = () => clearTimeout(timer)
  }
  const again = () => {
    openIn(waitMs * (1 + share()))
    waitMs = Math.min(longestAgainMs, 2 * waitMs)
  }
  const open = () => {
    const opened = new EventSource(`/api/live/settlement/${settlementId}?after=${seq()}`)
    stream = opened
    opened.onopen = () => {
      waitMs = firstAgainMs
      tell({ type: 'link', isUp: true })
    }
    opened.onmessage = ({ data }) => tell({ type: 'event', event: JSON.parse(data) })
    opened.addEventListener('presence', ({ data }) => tell({ type: 'presence', here: JSON.parse(data).here }))
    opened.addEventListener('reset', () => tell({ type: 'reset' }))
    opened.addEventListener('end', ({ data }) => {
      opened.close()
      end((JSON.parse(data) as { why: StreamEnd }).why)
    })
    opened.onerror = () => {
      const isRefused = opened.readyState === EventSource.CLOSED
      // Opened by hand: the browser itself would ask for what this tab knew at first.
      opened.close()
      again()
      tell({ type: 'link', isUp: false })
      if (isRefused) tell({ type: 'refused' })
    }
  }
  const end = (why: StreamEnd) => {
    if (why === 'server-stops') return again()
    tell({ type: 'link', isUp: false })
    tell({ type: 'end', why })
    // Opened at once it would end another device's.
    if (why === 'too-many') stopWaiting = onNextFocus(open)
    // If the session holds after all; otherwise this is stopped first.
    else if (why === 'session-ended' || why === 'account-deleted') openIn(doubtedMs)
  }
  open()
  return () => {
    stopWaiting()
    stream?.close()
  }
}

/** From 0 to 1, so that not everyone comes back in the same moment. */
function share(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0]! / 255
}
