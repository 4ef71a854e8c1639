import { implement } from '@orpc/server'
import { contract } from '#contract/contract'
import type { Reason } from '#contract/refusals'
import type { Database } from '../db/database.ts'

/** Who makes a call, as the session cookie and the database say; never as the request's body says (API-1). */
export type Caller = {
  readonly userId: string
  readonly sessionId: string
}

/** Why nobody is known to make a call. */
export type NoCallerReason = Extract<
  Reason,
  'signed-out' | 'session-ended' | 'user-disabled' | 'account-deleted'
>

export type CallerResult = {
  /** null where nobody is signed in. */
  readonly caller: Caller | null
  /** Means something only where nobody is. */
  readonly noCallerReason: NoCallerReason
}

/** What has moved on, for those who look on: a settlement's history, a saved document, somebody's list of settlements. */
export type Changed =
  | { readonly kind: 'settlement'; readonly settlementId: string }
  | { readonly kind: 'document'; readonly userId: string; readonly version: number }
  | { readonly kind: 'list'; readonly userId: string }

/** What every procedure is given besides its input. What one room alone needs is handed to its procedures themselves. */
export type CallContext = {
  readonly database: Database
  /** Tells everybody who looks on, once what moved is committed. */
  readonly publish: (changed: readonly Changed[]) => void
  /** Where the call comes from, to count it against. */
  readonly address: string
  /** Whether the call was made on this machine, through no proxy. */
  readonly isLocal: boolean
  /** Does it once the answer is through, or its connection is closed. */
  readonly whenAnswered: (work: () => void) => void
} & CallerResult

export const api = implement(contract).$context<CallContext>()
