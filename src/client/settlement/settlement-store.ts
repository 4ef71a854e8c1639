import { createStore } from 'zustand/vanilla'
import type { ListedSettlement } from '#contract/settlements'
import type { SettlementState } from '#domain/settlement/tables'
import type { ActQueue } from '../act-queue/queue-record.ts'
import type { Outcome } from '../api/outcome.ts'
import { type HeldSettlement, heldSettlement } from './held-settlement.ts'

/** The open settlement, and whether it is loaded. */
export type Opened =
  | { readonly status: 'none' }
  | { readonly status: 'loading' | 'failed'; readonly id: string }
  | {
      readonly status: 'ready'
      readonly id: string
      readonly held: HeldSettlement
      /** Shown as this device stored it: the server has not answered yet. */
      readonly isKept: boolean
    }

/** A message about an act or a live change. */
export type News = {
  readonly kind: 'done' | 'alert' | 'quiet' | 'problem'
  readonly text: string
  readonly reason?: string
  /** What can be done about it, such as taking the act back. */
  readonly way?: { readonly label: string; readonly go: () => void }
  /** The id of the project or task that `way` brings back. */
  readonly about?: string
}

export type SettlementsState = {
  readonly list: 'loading' | 'failed' | readonly ListedSettlement[]
  /** Shown as this device stored it: the server has not answered yet. */
  readonly isListKept: boolean
  /** Chosen in this tab; null for the account's default. */
  readonly chosen: string | null
  /** The settlement that was open when this device stored the list. */
  readonly openedBefore: string | null
  readonly opened: Opened
  /** The ids of the members who are here now. */
  readonly here: readonly string[]
  /** False while changes by others do not arrive; null until the stream says whether they do. True where no settlement is open. */
  readonly isLive: boolean | null
  /** Not live because the user has the settlement open in too many places. */
  readonly isCrowdedOut: boolean
  /** How often each part has changed whose rows only some members may read: screens that show the part load it again. */
  readonly touched: Readonly<Record<string, number>>
  readonly news: News | null
  /** The last message that offers something: it stays beside later ones, until it is used, dismissed, or followed by another (BEY-6). */
  readonly offer: News | null
  /** This browser's unsent acts, of all settlements of the account. */
  readonly queues: readonly ActQueue[]
}

export const emptySettlements: SettlementsState = {
  list: 'loading',
  isListKept: false,
  chosen: null,
  openedBefore: null,
  opened: { status: 'none' },
  here: [],
  isLive: true,
  isCrowdedOut: false,
  touched: {},
  news: null,
  offer: null,
  queues: [],
}

/** The state of settlements in this tab. */
export const settlementsStore = createStore<SettlementsState>(() => emptySettlements)

export function heldNow(id: string): HeldSettlement | null {
  const { opened } = settlementsStore.getState()
  return opened.status === 'ready' && opened.id === id ? opened.held : null
}

/** Changes the open settlement, if it is still that one. */
export function changeHeld(id: string, change: (held: HeldSettlement) => HeldSettlement): void {
  const { opened } = settlementsStore.getState()
  if (opened.status !== 'ready' || opened.id !== id) return
  const held = change(opened.held)
  if (held !== opened.held) settlementsStore.setState({ opened: { ...opened, held } })
}

/** The ids of answered acts: a state that is read from now on contains them. */
export function answeredActs(id: string): ReadonlySet<string> {
  const pending = heldNow(id)?.pending ?? []
  return new Set(pending.filter(({ isAnswered }) => isAnswered).map((act) => act.id))
}

/**
 * Replaces the server's state of a settlement. A state older than the known one changes nothing, unless what is known is what this device
 * stored: the server's state replaces that in any case.
 * @param contained the acts that were answered before the request
 */
export function putTruth(id: string, truth: SettlementState, contained: ReadonlySet<string>): void {
  const { opened } = settlementsStore.getState()
  const held = heldNow(id)
  const isKept = opened.status === 'ready' && opened.isKept
  if (held && !isKept && held.truth.seq > truth.seq) return
  const pending = held?.pending.filter((act) => !contained.has(act.id))
  settlementsStore.setState({
    opened: { status: 'ready', id, held: heldSettlement(truth, pending, held ?? undefined), isKept: false },
  })
}

/** Shows the state that this device has stored, until the server answers. */
export function putKept(id: string, truth: SettlementState): void {
  const { opened } = settlementsStore.getState()
  if (opened.status === 'none' || opened.status === 'ready' || opened.id !== id) return
  settlementsStore.setState({ opened: { status: 'ready', id, held: heldSettlement(truth), isKept: true } })
}

export function say(news: News): void {
  settlementsStore.setState(news.way ? { news: null, offer: news } : { news })
}

/** Takes a message away, unless another has followed. */
export function unsay(message: News): void {
  settlementsStore.setState(({ news, offer }) => ({
    news: news === message ? null : news,
    offer: offer === message ? null : offer,
  }))
}

/** Takes away the offer to bring something back that is back by now, whichever way was used. */
export function endOffer(about: string): void {
  settlementsStore.setState(({ offer }) => ({ offer: offer?.about === about ? null : offer }))
}

/** Says above the page what failed, with the reason on a line of its own. */
export function sayFailure(outcome: Outcome<unknown>, sentence: string): void {
  if (!outcome.done) say({ kind: 'problem', text: sentence, reason: outcome.trouble.reason })
}
