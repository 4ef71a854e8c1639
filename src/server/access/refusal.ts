import { ORPCError } from '@orpc/server'
import { type ErrorCode, errorStatus, type WhyNobody } from '#contract/errors'

/** A no that undoes the transaction it is thrown in and reaches the caller as it is. */
export function refusal(code: ErrorCode, message: string, field?: string): ORPCError<ErrorCode, unknown> {
  return new ORPCError(code, { status: errorStatus[code], message, data: { field } })
}

/** For a call that was on its way when the caller's own account was deleted. */
export function accountGone(): ORPCError<'UNAUTHORIZED', { readonly reason: WhyNobody }> {
  return new ORPCError('UNAUTHORIZED', {
    status: errorStatus.UNAUTHORIZED,
    message: whyNobodySentences['account-deleted'],
    data: { reason: 'account-deleted' },
  })
}

/** What somebody is told who has to be signed in for what they ask. */
export const whyNobodySentences: Readonly<Record<WhyNobody, string>> = {
  'signed-out': 'Please sign in first.',
  'session-ended': 'You are signed out here. Please sign in again.',
  'user-disabled': 'This account has been switched off.',
  'account-deleted': 'This account was deleted.',
}
