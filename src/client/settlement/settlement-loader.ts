import type { SettlementEvent } from '#domain/settlement/change'
import { heldNow } from './settlement-store.ts'

/** Events that skip others often come together; they lead to one load. */
const gapMs = 200
const retryMs = 5_000

type Parts = {
  readonly settlementId: string
  /** @returns whether the server answered with the settlement */
  readonly read: () => Promise<boolean>
  /** Applies an event that follows the known state without a gap, or that is part of it already: then it changes no rows. */
  readonly apply: (event: SettlementEvent) => void
  /** Does what else follows from an event, once it was applied; not for one that the known state contained already. */
  readonly hearNews: (event: SettlementEvent) => void
}

/**
 * Loads a settlement, once at a time, and passes its events on in order: events wait while it is being loaded, and a gap between them
 * leads to another load. A load that failed is repeated (SET-8).
 */
export function createSettlementLoader({ settlementId, read, apply, hearNews }: Parts) {
  let isStopped = false
  let loading: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: readonly SettlementEvent[] = []

  function load(): Promise<void> {
    clearTimeout(timer)
    loading ??= read().then((isRead) => {
      loading = null
      if (isStopped) return
      // Also while the stream is open: it does not send skipped events again.
      if (!isRead) return loadIn(retryMs)
      const events = waiting
      waiting = []
      for (const event of events) take(event)
    })
    return loading
  }

  function loadIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void load(), ms)
  }

  function take(event: SettlementEvent): void {
    if (isStopped) return
    const held = heldNow(settlementId)
    if (held && !loading && event.seq <= held.truth.seq + 1) {
      apply(event)
      if (event.seq > held.truth.seq) hearNews(event)
      return
    }
    waiting = [...waiting, event]
    // A gap: no load is under way that would fill it.
    if (held && !loading) loadIn(gapMs)
  }

  return {
    load,
    take,
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
