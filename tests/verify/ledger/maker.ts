import type { LedgerActName } from '#domain/settlement/acts/ledger-acts'
import type { Entry } from '#domain/settlement/ledger-rows'
import type { Snapshot } from '#domain/settlement/tables'
import type { Dice } from '#scripts/verify-sync/dice'

/** What a client sends. */
export type SentAct = {
  readonly name: LedgerActName
  readonly input: Readonly<Record<string, unknown>>
  readonly id: string
}

export type Known = {
  readonly tables: Snapshot['tables']
  readonly entries: readonly Entry[]
  /** Projects that were archived or deleted lately. */
  readonly ended: readonly string[]
  /** The client's own number. */
  readonly byNo: number
}

export type Input = Readonly<Record<string, unknown>>
/** Makes up the input of an act from what is known; null where there is nothing that it could be about. */
export type Maker = (dice: Dice, known: Known) => Input | null
export type Makers = readonly (readonly [LedgerActName, Maker])[]
