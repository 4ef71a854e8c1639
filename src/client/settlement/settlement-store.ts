import { createStore } from 'zustand/vanilla'
import type { ListedSettlement } from '#contract/settlements'
import type { SettlementState } from '#domain/settlement/tables'
import { type HeldSettlement, heldSettlement } from './held-settlement.ts'

/** The settlement that is open, by how far it has come. */
export type Opened =
  | { readonly status: 'none' }
  | { readonly status: 'loading' | 'failed'; readonly id: string }
  | { readonly status: 'ready'; readonly id: string; readonly held: HeldSettlement }

/** What an act or a live change came to. */
export type News = {
  readonly kind: 'done' | 'alert' | 'quiet' | 'problem'
  readonly text: string
  readonly reason?: string
}

export type SettlementsState = {
  readonly list: 'loading' | 'failed' | readonly ListedSettlement[]
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
}

export const emptySettlements: SettlementsState = {
  list: 'loading',
  chosen: null,
  opened: { status: 'none' },
  here: [],
  isLive: true,
  isCrowdedOut: false,
  touched: {},
  news: null,
}

/** Settlements as this tab knows them. */
export const settlementsStore = createStore<SettlementsState>(() => emptySettlements)

export function heldNow(id: string): HeldSettlement | null {
  const { opened } = settlementsStore.getState()
  return opened.status === 'ready' && opened.id === id ? opened.held : null
}

/** Changes the open settlement, if it still is that one. */
export function changeHeld(id: string, change: (held: HeldSettlement) => HeldSettlement): void {
  const held = heldNow(id)
  if (held) settlementsStore.setState({ opened: { status: 'ready', id, held: change(held) } })
}

/**
 * What the server has told anew; an older answer than what is known changes nothing.
 * @param contained ids of acts that were answered before the server was asked: it has told of them
 */
export function putTruth(id: string, truth: SettlementState, contained: ReadonlySet<string>): void {
  const held = heldNow(id)
  if (held && held.truth.seq > truth.seq) return
  const pending = held?.pending.filter((act) => !contained.has(act.id))
  settlementsStore.setState({
    opened: { status: 'ready', id, held: heldSettlement(truth, pending, held ?? undefined) },
  })
}

export function say(news: News | null): void {
  settlementsStore.setState({ news })
}
