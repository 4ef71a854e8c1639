import type { SettlementEvent } from '#domain/settlement/settlement-state'
import { exceptWhileSigningOut } from '../account/signing-out.ts'
import { canLock, holdLock } from '../saving/with-lock.ts'

export type StreamEnd = 'session-ended' | 'too-many' | 'server-stops' | 'removed' | 'deleted'

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

/** Opens the stream from what is known, and again whenever it breaks off; the answer closes it. */
function openStream(settlementId: string, seq: () => number, tell: (message: LiveMessage) => void) {
  let stream: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitMs = firstAgainMs

  const again = () => {
    timer = setTimeout(open, waitMs * (1 + share()))
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
      const { why } = JSON.parse(data) as { why: StreamEnd }
      // Only a server that starts anew will open it again.
      if (why === 'server-stops') again()
      else {
        tell({ type: 'link', isUp: false })
        tell({ type: 'end', why })
      }
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
  open()
  return () => {
    clearTimeout(timer)
    stream?.close()
  }
}

/** From 0 to 1, so that not everyone comes back in the same moment. */
function share(): number {
  return crypto.getRandomValues(new Uint8Array(1))[0]! / 255
}
