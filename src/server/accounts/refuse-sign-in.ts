import { type ErrorCode, errorStatus } from '#contract/errors'
import { sendJson } from '../http/send-json.ts'
import type { RequestContext } from '../http/server-env.ts'
import type { SignInError } from './error-codes.ts'

const answers: Readonly<Record<SignInError, { readonly code: ErrorCode; readonly message: string }>> = {
  'cancelled-popup-request': { code: 'BAD_REQUEST', message: 'Signing in was cancelled.' },
  'network-request-failed': {
    code: 'SERVICE_UNAVAILABLE',
    message: 'The provider cannot be reached at the moment.',
  },
  'too-many-requests': { code: 'TOO_MANY_REQUESTS', message: 'Too many attempts. Please wait a minute.' },
  'user-disabled': { code: 'UNAUTHORIZED', message: 'This account has been switched off.' },
  'invalid-credential': { code: 'UNAUTHORIZED', message: 'Signing in did not work. Please try again.' },
  'internal-error': { code: 'INTERNAL_SERVER_ERROR', message: 'Signing in did not work. Please try again.' },
}

/** A no to somebody who signs in, with the code of § 8 as `reason`. */
export function refuseSignIn(c: RequestContext, reason: SignInError): Response {
  const { code, message } = answers[reason]
  return sendJson(c, { code, message, reason }, errorStatus[code])
}
