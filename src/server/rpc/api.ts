import { implement } from '@orpc/server'
import { contract } from '#contract/contract'
import type { Reason } from '#contract/refusals'
import type { Database } from '../db/database.ts'

/** The user who sent a request, according to the session cookie and the database, never to the request's body (API-1). */
export type Caller = {
  readonly userId: string
  readonly sessionId: string
  /** May assign tasks in every settlement (SET-5). */
  readonly isSiteAdmin: boolean
}

/** Why a request has no caller. */
export type NoCallerReason = Extract<
  Reason,
  'signed-out' | 'session-ended' | 'user-disabled' | 'account-deleted'
>

/** Who sent a request; if nobody is signed in, the reason for that instead. */
export type CallerResult =
  | { readonly caller: Caller; readonly noCallerReason: null }
  | { readonly caller: null; readonly noCallerReason: NoCallerReason }

/** What a request has changed, for the live streams: a settlement; or a user’s saved document, list of settlements, notifications or profile. */
export type Changed =
  | { readonly kind: 'settlement'; readonly settlementId: string }
  | { readonly kind: 'document'; readonly userId: string; readonly version: number }
  | { readonly kind: 'list' | 'notifications' | 'profile'; readonly userId: string }

/** What every procedure gets besides its input. What only one room needs is passed to the functions that make its procedures. */
export type CallContext = {
  readonly database: Database
  /** Announces changes to the live streams. To be called after the commit. */
  readonly publish: (changed: readonly Changed[]) => void
  /** The caller's address, for limits. */
  readonly address: string
  /** Whether the request was made on this machine, through no proxy. */
  readonly isLocal: boolean
  /** Runs the work when the response has been sent or the connection is closed. */
  readonly whenAnswered: (work: () => void) => void
} & CallerResult

export const api = implement(contract).$context<CallContext>()
