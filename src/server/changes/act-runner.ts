import type { SQL } from 'drizzle-orm'
import type { Acting } from '#domain/settlement/act'
import type { Refused } from '#domain/settlement/act-refusal'
import type { Change } from '#domain/settlement/change'
import type { Action } from '#domain/settlement/right'
import type { Permit } from '../access/permit.ts'
import type { Row, Writable } from '../db/database.ts'
import type { Done } from './record.ts'
import type { SentAct } from './sent-acts.ts'

/** The fields that every act's input has besides its own. */
export type ActInput = {
  readonly settlementId: string
  /** Made by the client: a request that is sent again with it is done once. */
  readonly operationId?: string | undefined
  /** The version of the catalogue by which the input numbers recipes, if it names some. */
  readonly catalogue?: string | undefined
  /** The number that the client gave the act in its queue, by which the act is done once however often it is sent. */
  readonly sent?: Pick<SentAct, 'client' | 'number'> | undefined
}

/** The result of an act, and what is written with it besides the rows of its changes. */
export type ActResult = {
  readonly done: Done<unknown>
  /**
   * Further parts of the one statement that records the act (`writeAll`). They write `from numbered`, which has a row only if the
   * settlement got its next number, so that they write nothing where the act is not recorded.
   */
  readonly parts?: readonly SQL[]
  /** A further assignment in the row of the settlement. */
  readonly assigned?: SQL
  /** The changes that the event tells, where it does not tell all of them. */
  readonly eventChanges?: readonly Change[]
  /** Statements about other settlements, each about one. They are written in the transaction of the act, which locks those too. */
  readonly elsewhere?: readonly { readonly settlementId: string; readonly statement: SQL }[]
  /** Users whose notifications have changed. */
  readonly notified?: readonly string[]
  /** Called once the act is recorded. */
  readonly whenRecorded?: () => void
}

/** How an act reads and runs: columns of the one statement that reads, and what is made of that row. */
export type Runner = {
  readonly action: Action
  readonly columns: () => SQL
  /** Reads the right from the same row, for somebody who need not be a member; without it, members with the action's right may. */
  readonly permit?: (row: Row | undefined) => Permit<Action>
  /**
   * @param database what `row` was read from: under the lock this is its transaction, beside which nothing may be asked
   * @returns null if other columns must be read first: it is tried again under the settlement's lock
   */
  readonly run: (
    row: Row,
    acting: Acting,
    database: Writable,
  ) => Promise<ActResult | Refused | null> | ActResult | Refused | null
}
