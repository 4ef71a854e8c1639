import { ORPCError } from '@orpc/server'
import { type ErrorCode, errorStatus } from '#contract/errors'

/** For a call that was on its way when the caller's own account was deleted. */
export function accountGone() {
  return refusal('UNAUTHORIZED', 'This account has been deleted.')
}

/** A no that undoes the transaction it is thrown in and reaches the caller as it is. */
export function refusal(code: ErrorCode, message: string, field?: string): ORPCError<ErrorCode, unknown> {
  return new ORPCError(code, { status: errorStatus[code], message, data: { field } })
}
