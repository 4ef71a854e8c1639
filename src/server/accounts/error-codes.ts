/** Why a sign-in failed, in the words of § 8; the page has the sentences. */
export type SignInError =
  | 'cancelled-popup-request'
  | 'network-request-failed'
  | 'too-many-requests'
  | 'user-disabled'
  | 'invalid-credential'
  | 'internal-error'

/** From what providers (RFC 6749, OpenID Connect) and the sign-in library say. */
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

/** Everything unknown is an answer that does not fit: a state too old or of another browser, a code that was changed. */
export function signInError(error: string): SignInError {
  return Object.hasOwn(codes, error) ? codes[error]! : 'invalid-credential'
}
