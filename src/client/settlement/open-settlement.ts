import { isDeletion, type SettlementEvent, takesOut } from '#domain/settlement/change'
import { settlementIn, stateOf } from '#domain/settlement/tables'
import { ask, Refusal } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { accountStore, accountUserId } from '../session/account.ts'
import { doubtSession, refreshAccount } from '../session/session.ts'
import { isDeparture } from './departures.ts'
import { withEvent } from './held-settlement.ts'
import { readKeptState } from './keep-tables.ts'
import { type LiveMessage, type StreamEnd, watchSettlement } from './live-stream.ts'
import { dropSettlement, loadSettlements } from './settlement-list.ts'
import { changeHeld, heldNow, putKept, putTruth, say, settlementsStore } from './settlement-store.ts'
import { noteEvent, sendWaiting, showWaiting } from './waiting-acts.ts'

/** Events that skip others often come together; they lead to one read. */
const gapMs = 200
const retryMs = 5_000

/** The open settlement. */
export type OpenSettlement = {
  /** Loads it again, while the known rows stay shown. */
  readonly read: () => Promise<void>
  /** The same where nothing is shown yet. */
  readonly retry: () => Promise<void>
  /** Says once that the user no longer belongs to it; not where the user left or deleted it. */
  readonly sayGone: (why: 'removed' | 'deleted') => Promise<void>
  readonly stop: () => void
}

/** Loads a settlement and applies its events until it is stopped. */
export function openSettlement(settlementId: string): OpenSettlement {
  let stopped = false
  /** Events that arrived while the settlement was being loaded. */
  let early: readonly SettlementEvent[] = []
  let loading: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeading = false
  /** It could not be loaded, and is shown as this device stored it. */
  let isCutOff = false
  let isSaid = false
  const live = watchSettlement({
    settlementId,
    seq: () => heldNow(settlementId)?.truth.seq ?? 0,
    take: (message) => !stopped && take(message),
  })
  // The known rows stay shown where the page returns to it.
  const opened = heldNow(settlementId) ? {} : { opened: { status: 'loading', id: settlementId } as const }
  settlementsStore.setState({ ...opened, here: [], isLive: true, isCrowdedOut: false })

  function load(): Promise<void> {
    clearTimeout(timer)
    loading ??= read().then((isRead) => {
      loading = null
      if (stopped) return
      // Also while the stream is open: it does not send skipped events again.
      if (!isRead) return loadIn(retryMs)
      const waiting = early
      early = []
      for (const event of waiting) fold(event)
    })
    return loading
  }

  function loadIn(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void load(), ms)
  }

  /** @returns whether the server answered with the settlement. */
  async function read(): Promise<boolean> {
    const answered = answeredActs(settlementId)
    try {
      const snapshot = await ask('getSettlement', { settlementId }, { signal: networkTimeOut() })
      if (stopped) return false
      putTruth(settlementId, stateOf(snapshot), answered)
      showWaiting(settlementId)
      if (isCutOff) comeBack()
      isCutOff = false
      if (!isLeading) {
        isLeading = true
        live.lead()
        void loadPresence()
      }
      return true
    } catch (error) {
      if (stopped) return false
      const isGone =
        error instanceof Refusal && (error.reason === 'no-settlement' || error.reason === 'no-right')
      if (isGone) leave('removed')
      else await fallBack()
      return false
    }
  }

  /** Shows the stored state until the server answers. */
  async function fallBack(): Promise<void> {
    await showKept
    if (stopped) return
    if (!heldNow(settlementId)) settlementsStore.setState({ opened: { status: 'failed', id: settlementId } })
    else if (!isLeading) {
      isCutOff = true
      settlementsStore.setState({ isLive: false })
    }
  }

  async function loadPresence(): Promise<void> {
    const here = await ask('getSettlementPresence', { settlementId }).catch(() => null)
    if (!stopped && here && settlementsStore.getState().here.length === 0) settlementsStore.setState({ here })
  }

  function take(message: LiveMessage): void {
    if (message.type === 'event') fold(message.event)
    else if (message.type === 'presence') settlementsStore.setState({ here: message.here })
    else if (message.type === 'link') link(message.isUp)
    else if (message.type === 'end') end(message.why)
    else void load()
  }

  function link(isUp: boolean): void {
    if (isUp && !settlementsStore.getState().isLive) comeBack()
    settlementsStore.setState({ isLive: isUp, isCrowdedOut: false })
  }

  function fold(event: SettlementEvent): void {
    const held = heldNow(settlementId)
    if (stopped) return
    if (!held || loading || event.seq > held.truth.seq + 1) {
      early = [...early, event]
      // Events are missing in between: load the settlement.
      if (held && !loading) loadIn(gapMs)
      return
    }
    noteEvent(settlementId, event.act)
    changeHeld(settlementId, (known) => withEvent(known, event))
    touch(event)
    if (event.changes.some((change) => 'touched' in change && change.touched === 'everything')) void load()
    const me = accountUserId(accountStore.getState())
    if (isDeletion(event.changes)) leave('deleted')
    else if (me !== null && takesOut(event.changes, me)) leave('removed')
  }

  function end(why: StreamEnd): void {
    if (why === 'removed' || why === 'deleted') leave(why)
    else if (why === 'too-many') settlementsStore.setState({ isCrowdedOut: true })
    else if (why !== 'server-stops') doubtSession()
  }

  /** The user no longer belongs to the settlement. */
  function leave(why: 'removed' | 'deleted'): void {
    void sayGone(why)
    dropSettlement(settlementId)
    void loadSettlements()
  }

  async function sayGone(why: 'removed' | 'deleted'): Promise<void> {
    const { list } = settlementsStore.getState()
    const listed = typeof list === 'string' ? undefined : list.find(({ id }) => id === settlementId)
    const held = heldNow(settlementId)
    const name = held ? settlementIn(held.shown).name : listed?.name
    if (isSaid || name === undefined || (await isDeparture(settlementId))) return
    isSaid = true
    say({ kind: 'quiet', text: text.left[why](name) })
  }

  const showKept = readKeptState(settlementId).then((state) => {
    if (state && !stopped) putKept(settlementId, state)
    showWaiting(settlementId)
  })
  void load()
  const loadSoon = () => void (isLeading || load())
  addEventListener('online', loadSoon)
  return {
    read: load,
    retry() {
      settlementsStore.setState({ opened: { status: 'loading', id: settlementId } })
      return load()
    },
    sayGone,
    stop() {
      stopped = true
      clearTimeout(timer)
      removeEventListener('online', loadSoon)
      live.stop()
    },
  }
}

/** The server is back: loads and sends everything else that waited for it. */
function comeBack(): void {
  settlementsStore.setState({ isLive: true })
  // Changes of the list may have been missed meanwhile.
  void loadSettlements()
  sendWaiting()
  if (accountStore.getState().state === 'unreachable') void refreshAccount()
}

/** The ids of answered acts: a state that is read from now on contains them. */
function answeredActs(settlementId: string): ReadonlySet<string> {
  const pending = heldNow(settlementId)?.pending ?? []
  return new Set(pending.filter(({ isAnswered }) => isAnswered).map(({ id }) => id))
}

/** Counts changes of rows that only some may read: screens that show them load them again. */
function touch({ changes }: SettlementEvent): void {
  const topics = changes.flatMap((change) => ('touched' in change ? [change.touched] : []))
  if (topics.length === 0) return
  settlementsStore.setState(({ touched }) => ({
    touched: {
      ...touched,
      ...Object.fromEntries(topics.map((topic) => [topic, (touched[topic] ?? 0) + 1])),
    },
  }))
}
