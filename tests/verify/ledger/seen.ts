import type { Entry } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import type { SentAct } from './maker.ts'

export type ActedBy = SentAct & { readonly userId: string; readonly status: number }
/** An event, and the act that caused it. */
export type HeardEvent = {
  readonly seq: number
  readonly act?: string | undefined
  readonly changes: readonly unknown[]
}

/** A history as clients saw it, and all that was entered. */
export type Seen = {
  /** The settlement before the acts. */
  readonly first: Snapshot
  /** What each client sees in the end. */
  readonly snapshots: readonly Snapshot[]
  readonly events: readonly HeardEvent[]
  /** Every act that was sent, also one that was refused, by its id. */
  readonly sent: ReadonlyMap<string, ActedBy>
  readonly entries: readonly Entry[]
}
