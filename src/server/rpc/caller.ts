import type { Reason } from '#contract/refusals'

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
