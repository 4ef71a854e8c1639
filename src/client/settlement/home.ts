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
import { noteTold, sendWaiting, showWaiting } from './waiting-acts.ts'

/** Several events that skip others come in one go. */
const gapMs = 200
const againMs = 5_000

/** The open settlement. */
export type Home = {
  /** Reads it anew, with what is known in sight. */
  readonly read: () => Promise<void>
  /** The same where nothing is known. */
  readonly retry: () => Promise<void>
  /** Says, once, that it is the player's no more; nothing where the player wanted it so. */
  readonly sayGone: (why: 'removed' | 'deleted') => Promise<void>
  readonly stop: () => void
}

/** Loads a settlement and keeps it as the server has it, until it is stopped. */
export function openHome(settlementId: string): Home {
  let stopped = false
  /** Events that came while the state they belong to was on its way. */
  let early: readonly SettlementEvent[] = []
  let loading: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeading = false
  /** It could not be read yet, and is shown as this device knew it. */
  let isCutOff = false
  let isSaid = false
  const live = watchSettlement({
    settlementId,
    seq: () => heldNow(settlementId)?.truth.seq ?? 0,
    take: (message) => !stopped && take(message),
  })
  // Where the page comes back to it, what was known stays in sight.
  const opened = heldNow(settlementId) ? {} : { opened: { status: 'loading', id: settlementId } as const }
  settlementsStore.setState({ ...opened, here: [], isLive: true, isCrowdedOut: false })

  function load(): Promise<void> {
    clearTimeout(timer)
    loading ??= read().then((isRead) => {
      loading = null
      if (stopped) return
      // Also while the stream is there: what it has skipped it tells no more.
      if (!isRead) return loadIn(againMs)
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
      else await makeDo()
      return false
    }
  }

  /** What was known last is shown until the server answers. */
  async function makeDo(): Promise<void> {
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
      // An event that skips others: what lies between is read.
      if (held && !loading) loadIn(gapMs)
      return
    }
    noteTold(settlementId, event.act)
    changeHeld(settlementId, (known) => withEvent(known, event))
    touch(event)
    const me = accountUserId(accountStore.getState())
    if (isDeletion(event.changes)) leave('deleted')
    else if (me !== null && takesOut(event.changes, me)) leave('removed')
  }

  function end(why: StreamEnd): void {
    if (why === 'removed' || why === 'deleted') leave(why)
    else if (why === 'too-many') settlementsStore.setState({ isCrowdedOut: true })
    else if (why !== 'server-stops') doubtSession()
  }

  /** The settlement is the player's no more. */
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

/** The server is there again: what else waits for it need not wait longer. */
function comeBack(): void {
  settlementsStore.setState({ isLive: true })
  // The list has no stream of its own.
  void loadSettlements()
  sendWaiting()
  if (accountStore.getState().state === 'unreachable') void refreshAccount()
}

/** Acts that were answered before now: a state that is read from now on contains them. */
function answeredActs(settlementId: string): ReadonlySet<string> {
  const pending = heldNow(settlementId)?.pending ?? []
  return new Set(pending.filter(({ isAnswered }) => isAnswered).map(({ id }) => id))
}

/** What only some may read is asked for anew. */
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
