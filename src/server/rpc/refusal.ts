import { ORPCError } from '@orpc/server'
import { type ErrorCode, errorStatus } from '#contract/errors'
import { type FactsOf, type Reason, refusals } from '#contract/refusals'
import type { Refusal } from '../http/refuse.ts'

type More = {
  /** The part of the request at fault, where the reason alone does not say it. */
  readonly field?: string
  /** When asking again may help. */
  readonly retryAfterSeconds?: number
}
type Details<Why extends Reason> =
  FactsOf<Why> extends undefined ? [facts?: undefined, more?: More] : [facts: FactsOf<Why>, more?: More]

/** A no that undoes the transaction it is thrown in and reaches the caller as it is. */
export function refusal<Why extends Reason>(
  reason: Why,
  ...[facts, more]: Details<Why>
): ORPCError<ErrorCode, unknown> {
  const { code, message, field } = refusals[reason] as (typeof refusals)[Reason] & { readonly field?: string }
  const sentence = typeof message === 'string' ? message : (message as (facts: unknown) => string)(facts)
  return new ORPCError(code, {
    status: errorStatus[code],
    message: sentence,
    data: { reason, field, ...more },
  })
}

/** The refusal that was thrown, as it is answered. @throws whatever else was thrown. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ORPCError)) throw error
  const { field, reason } = (error.data ?? {}) as Pick<Refusal, 'field' | 'reason'>
  return { code: error.code as ErrorCode, message: error.message, field, reason }
}
