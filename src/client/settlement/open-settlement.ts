import { afterEvent, type SettlementEvent } from '#domain/settlement/settlement-state'
import { accountStore, accountUserId } from '../account/account.ts'
import { networkTimeOut } from '../account/network-time-out.ts'
import { doubtSession } from '../account/session.ts'
import { ask, Refusal } from '../api/ask.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { heldSettlement } from './held-settlement.ts'
import { type LiveMessage, type StreamEnd, watchSettlement } from './live-stream.ts'
import { dropSettlement, loadSettlements } from './settlement-list.ts'
import { changeHeld, heldNow, putTruth, say, settlementsStore } from './settlement-store.ts'

/** Settlements the player is about to leave or delete: the live word of it is no news then. */
export const leaving = new Set<string>()

/** Several events that skip others come in one go. */
const gapMs = 200
const againMs = 5_000

type OpenSettlement = {
  readonly load: () => Promise<void>
  /** Says, once, that it is the player's no more; nothing where the player wanted it so. */
  readonly sayGone: (why: 'removed' | 'deleted') => void
  readonly stop: () => void
}

/** Loads a settlement and keeps it as the server has it, until it is stopped. */
export function openSettlement(settlementId: string): OpenSettlement {
  let stopped = false
  /** Events that came while the state they belong to was on its way. */
  let early: readonly SettlementEvent[] = []
  let loading: Promise<void> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLeading = false
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
      if (!isRead) return early.length > 0 ? loadIn(againMs) : undefined
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
    try {
      const signal = networkTimeOut()
      const truth = await ask('getSettlement', { settlementId }, { signal })
      if (stopped) return false
      putTruth(settlementId, truth)
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
      else if (!heldNow(settlementId))
        settlementsStore.setState({ opened: { status: 'failed', id: settlementId } })
      return false
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
    // The list has no stream of its own.
    if (isUp && !settlementsStore.getState().isLive) void loadSettlements()
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
    changeHeld(settlementId, ({ truth, pending }) => heldSettlement(afterEvent(truth, event), pending))
    if (event.changes.some(({ type }) => type === 'invites'))
      settlementsStore.setState(({ invitesChanged }) => ({ invitesChanged: invitesChanged + 1 }))
    const me = accountUserId(accountStore.getState())
    if (event.changes.some(({ type }) => type === 'deleted')) leave('deleted')
    else if (event.changes.some((change) => change.type === 'memberGone' && change.userId === me))
      leave('removed')
  }

  function end(why: StreamEnd): void {
    if (why === 'removed' || why === 'deleted') leave(why)
    else if (why === 'too-many') settlementsStore.setState({ isCrowdedOut: true })
    else if (why !== 'server-stops') doubtSession()
  }

  /** The settlement is the player's no more. */
  function leave(why: 'removed' | 'deleted'): void {
    sayGone(why)
    dropSettlement(settlementId)
    void loadSettlements()
  }

  function sayGone(why: 'removed' | 'deleted'): void {
    const { list } = settlementsStore.getState()
    const listed = typeof list === 'string' ? undefined : list.find(({ id }) => id === settlementId)
    const name = heldNow(settlementId)?.shown.settlement.name ?? listed?.name
    if (isSaid || name === undefined || leaving.has(settlementId)) return
    isSaid = true
    say({ kind: 'quiet', text: text.left[why](name) })
  }

  void load()
  return {
    load() {
      settlementsStore.setState({ opened: { status: 'loading', id: settlementId } })
      return load()
    },
    sayGone,
    stop() {
      stopped = true
      clearTimeout(timer)
      live.stop()
    },
  }
}
