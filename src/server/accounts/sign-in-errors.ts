import { type ErrorCode, errorStatus } from '#contract/errors'
import { sendJson } from '../http/send-json.ts'
import type { RequestContext } from '../http/server-env.ts'

/** Why a sign-in failed, in the specification's codes (AUTH-3); the client has the texts. */
export type SignInError =
  | 'cancelled-popup-request'
  | 'network-request-failed'
  | 'too-many-requests'
  | 'user-disabled'
  | 'invalid-credential'
  | 'internal-error'

/** The codes by the errors of providers (RFC 6749, OpenID Connect) and of the sign-in library. */
const codes: Readonly<Record<string, SignInError>> = {
  access_denied: 'cancelled-popup-request',
  login_required: 'cancelled-popup-request',
  interaction_required: 'cancelled-popup-request',
  consent_required: 'cancelled-popup-request',
  temporarily_unavailable: 'network-request-failed',
  server_error: 'network-request-failed',
  user_disabled: 'user-disabled',
  TOO_MANY_ATTEMPTS: 'too-many-requests',
  internal_server_error: 'internal-error',
  unable_to_create_user: 'internal-error',
  unable_to_create_session: 'internal-error',
}

/** Any other error means a wrong callback: an old state, one of another browser, or a changed code. */
export function signInError(error: string): SignInError {
  return Object.hasOwn(codes, error) ? codes[error]! : 'invalid-credential'
}

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

/** Refuses a sign-in, with the specification's code as `reason` (AUTH-3). */
export function refuseSignIn(c: RequestContext, reason: SignInError): Response {
  const { code, message } = answers[reason]
  return sendJson(c, { code, message, reason }, errorStatus[code])
}
