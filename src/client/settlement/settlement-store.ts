import { createStore } from 'zustand/vanilla'
import type { ListedSettlement } from '#contract/settlements'
import type { SettlementState } from '#domain/settlement/tables'
import type { ActQueue } from '../act-queue/queue-record.ts'
import type { Outcome } from '../api/outcome.ts'
import { type HeldSettlement, heldSettlement } from './held-settlement.ts'

/** The settlement that is open, by how far it has come. */
export type Opened =
  | { readonly status: 'none' }
  | { readonly status: 'loading' | 'failed'; readonly id: string }
  | {
      readonly status: 'ready'
      readonly id: string
      readonly held: HeldSettlement
      /** It is as this device knew it last: the server has not answered yet. */
      readonly isKept: boolean
    }

/** What an act or a live change came to. */
export type News = {
  readonly kind: 'done' | 'alert' | 'quiet' | 'problem'
  readonly text: string
  readonly reason?: string
}

export type SettlementsState = {
  readonly list: 'loading' | 'failed' | readonly ListedSettlement[]
  /** The list is as this device knew it last: the server has not answered yet. */
  readonly isListKept: boolean
  /** Chosen in this tab; null where the account's own choice holds. */
  readonly chosen: string | null
  readonly opened: Opened
  /** Which members are here now. */
  readonly here: readonly string[]
  /** False while changes by others are not heard. */
  readonly isLive: boolean
  /** Not live because the player has it open in too many places. */
  readonly isCrowdedOut: boolean
  /** How often each topic has changed: what shows one asks anew. */
  readonly touched: Readonly<Record<string, number>>
  readonly news: News | null
  /** What this browser has still to tell the server, of all settlements of the account. */
  readonly queues: readonly ActQueue[]
}

export const emptySettlements: SettlementsState = {
  list: 'loading',
  isListKept: false,
  chosen: null,
  opened: { status: 'none' },
  here: [],
  isLive: true,
  isCrowdedOut: false,
  touched: {},
  news: null,
  queues: [],
}

/** Settlements as this tab knows them. */
export const settlementsStore = createStore<SettlementsState>(() => emptySettlements)

export function heldNow(id: string): HeldSettlement | null {
  const { opened } = settlementsStore.getState()
  return opened.status === 'ready' && opened.id === id ? opened.held : null
}

/** Changes the open settlement, if it still is that one. */
export function changeHeld(id: string, change: (held: HeldSettlement) => HeldSettlement): void {
  const { opened } = settlementsStore.getState()
  if (opened.status !== 'ready' || opened.id !== id) return
  const held = change(opened.held)
  if (held !== opened.held) settlementsStore.setState({ opened: { ...opened, held } })
}

/**
 * What the server has told anew; an older answer than what it has told before changes nothing.
 * @param contained ids of acts that were answered before the server was asked: it has told of them
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

/** What this device knew last, until the server answers. */
export function putKept(id: string, truth: SettlementState): void {
  const { opened } = settlementsStore.getState()
  if (opened.status === 'none' || opened.status === 'ready' || opened.id !== id) return
  settlementsStore.setState({ opened: { status: 'ready', id, held: heldSettlement(truth), isKept: true } })
}

export function say(news: News | null): void {
  settlementsStore.setState({ news })
}

/** Says above the page what failed, with the reason on a line of its own. */
export function sayFailure(outcome: Outcome<unknown>, sentence: string): void {
  if (!outcome.done) say({ kind: 'problem', text: sentence, reason: outcome.trouble.reason })
}
