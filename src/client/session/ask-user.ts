import type { OwnUser } from '#contract/users'
import { ask, Refusal } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'

/** Nobody is signed in any more: the session has ended, or the whole account is deleted. */
export type SignedOut = 'ended' | 'deleted'

/** Asks the server once who is signed in. */
export async function askUser(): Promise<OwnUser | SignedOut | 'unreachable'> {
  try {
    return await ask('getUser', {}, { signal: networkTimeOut() })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'UNAUTHORIZED')) return 'unreachable'
    return error.reason === 'account-deleted' ? 'deleted' : 'ended'
  }
}

/** Whether the answer says that nobody is signed in any more. */
export function isSignedOut(answer: unknown): answer is SignedOut {
  return answer === 'ended' || answer === 'deleted'
}
