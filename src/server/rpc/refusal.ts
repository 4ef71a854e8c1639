import { ORPCError } from '@orpc/server'
import { type ErrorCode, errorStatus } from '#contract/errors'
import { type FactsOf, type Reason, refusals } from '#contract/refusals'
import type { Refusal } from '../http/refuse.ts'

type More = {
  /** The field at fault, if the reason alone does not say it. */
  readonly field?: string
  /** Seconds after which a retry may succeed. */
  readonly retryAfterSeconds?: number
}
type Details<Why extends Reason> =
  FactsOf<Why> extends undefined ? [facts?: undefined, more?: More] : [facts: FactsOf<Why>, more?: More]

/** An expected refusal. Thrown in a transaction, it rolls that back; the caller gets its message and reason. */
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

/** The refusal in a caught error. @throws the error itself, if it is no refusal */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ORPCError)) throw error
  const { field, reason } = (error.data ?? {}) as Pick<Refusal, 'field' | 'reason'>
  return { code: error.code as ErrorCode, message: error.message, field, reason }
}
