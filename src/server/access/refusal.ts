import { ORPCError } from '@orpc/server'
import { type ErrorCode, errorStatus } from '#contract/errors'

/** A no that undoes the transaction it is thrown in and reaches the caller as it is. */
export function refusal(code: ErrorCode, message: string, field?: string): ORPCError<ErrorCode, unknown> {
  return new ORPCError(code, { status: errorStatus[code], message, data: { field } })
}
