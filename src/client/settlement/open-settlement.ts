import type { TopicEnd } from '#contract/live'
import { ask } from '../api/ask.ts'
import { doubtSession } from '../session/session.ts'
import { applyEvent, endedBy } from './apply-event.ts'
import { createFarewell, type Farewell } from './farewell.ts'
import { comeBack, showConnected } from './live-connection.ts'
import { readKeptState } from './read-kept.ts'
import { readSettlement, whyGone } from './read-settlement.ts'
import { dropSettlement, loadSettlements } from './settlement-list.ts'
import { createSettlementLoader } from './settlement-loader.ts'
import { answeredActs, heldNow, putKept, putTruth, settlementsStore } from './settlement-store.ts'
import { showWaiting } from './waiting-acts.ts'
import { type LiveMessage, type StreamEnd, watchSettlement } from './watch-settlement.ts'

/** The open settlement. */
export type OpenSettlement = {
  /** Loads the settlement again, while the known rows stay shown. */
  readonly read: () => Promise<void>
  /** Loads it again where nothing is shown yet. */
  readonly retry: () => Promise<void>
  readonly sayGone: Farewell
  readonly stop: () => void
}

/** Loads a settlement and applies its events until it is stopped. */
export function openSettlement(settlementId: string): OpenSettlement {
  let isStopped = false
  /** Whether the settlement was put on the live stream, as it is once the server has first answered with its rows. */
  let isLeading = false
  /** Whether the settlement could not be loaded, and is shown as this device stored it. */
  let isCutOff = false
  const sayGone = createFarewell(settlementId)
  const loader = createSettlementLoader({
    settlementId,
    read,
    apply: (event) => applyEvent(settlementId, event),
    // Only for news: whoever was removed may have joined again by the time that the known state is of.
    hearNews(event) {
      // The server sends 'everything' in place of changes that are too many for an event.
      if (event.changes.some((change) => 'touched' in change && change.touched === 'everything'))
        void loader.load()
      const ended = endedBy(event)
      if (ended) leave(ended)
    },
  })
  const live = watchSettlement({
    settlementId,
    seq: () => heldNow(settlementId)?.truth.seq ?? 0,
    take: (message) => !isStopped && take(message),
  })
  showLoading(settlementId)
  const keptIsShown = showKept()
  void loader.load()
  const loadSoon = () => void (isLeading || loader.load())
  addEventListener('online', loadSoon)

  async function showKept(): Promise<void> {
    const state = await readKeptState(settlementId)
    if (state && !isStopped) putKept(settlementId, state)
    showWaiting(settlementId)
  }

  /** @returns whether the server answered with the settlement */
  async function read(): Promise<boolean> {
    // What the server had answered before this request is part of the rows that come, and is not shown on top of them again.
    const answered = answeredActs(settlementId)
    try {
      const truth = await readSettlement(settlementId)
      if (isStopped) return false
      putTruth(settlementId, truth, answered)
      showWaiting(settlementId)
      if (isCutOff) {
        // It is live again once the stream says so.
        settlementsStore.setState({ isLive: null })
        comeBack()
      }
      isCutOff = false
      startStream()
      return true
    } catch (error) {
      if (isStopped) return false
      const gone = whyGone(error)
      if (gone) leave(gone)
      else await fallBack()
      return false
    }
  }

  function startStream(): void {
    if (isLeading) return
    isLeading = true
    live.lead()
    void loadPresence()
  }

  async function loadPresence(): Promise<void> {
    const here = await ask('getSettlementPresence', { settlementId }).catch(() => null)
    // What the stream has told meanwhile is newer.
    if (!isStopped && here && settlementsStore.getState().here.length === 0)
      settlementsStore.setState({ here })
  }

  /** Shows the stored state until the server answers. */
  async function fallBack(): Promise<void> {
    await keptIsShown
    if (isStopped) return
    if (!heldNow(settlementId)) settlementsStore.setState({ opened: { status: 'failed', id: settlementId } })
    else if (!isLeading) {
      isCutOff = true
      settlementsStore.setState({ isLive: false })
    }
  }

  function take(message: LiveMessage): void {
    if (message.type === 'event') loader.take(message.event)
    else if (message.type === 'presence') settlementsStore.setState({ here: message.here })
    else if (message.type === 'link') showConnected(message.isUp)
    else if (message.type === 'end') end(message.why)
    // Events cannot continue the known state, or the stream was refused.
    else void loader.load()
  }

  function end(why: StreamEnd): void {
    if (why === 'removed' || why === 'deleted') leave(why)
    else if (why === 'too-many') settlementsStore.setState({ isCrowdedOut: true })
    else if (why !== 'server-stops') doubtSession()
  }

  function leave(why: TopicEnd): void {
    void sayGone(why)
    dropSettlement(settlementId)
    void loadSettlements()
  }

  return {
    read: loader.load,
    retry() {
      settlementsStore.setState({ opened: { status: 'loading', id: settlementId } })
      return loader.load()
    },
    sayGone,
    stop() {
      isStopped = true
      loader.stop()
      removeEventListener('online', loadSoon)
      live.stop()
    },
  }
}

/** Shows that the settlement is being loaded; where its rows are known already, they stay shown. */
function showLoading(settlementId: string): void {
  const opened = heldNow(settlementId) ? {} : { opened: { status: 'loading', id: settlementId } as const }
  settlementsStore.setState({ ...opened, here: [], isLive: null, isCrowdedOut: false })
}
