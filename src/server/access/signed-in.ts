import type { WhyNobody } from '#contract/errors'
import { api } from '../api/implementer.ts'

const sentences: Readonly<Record<WhyNobody, string>> = {
  'signed-out': 'Please sign in first.',
  'session-ended': 'You are signed out here. Please sign in again.',
  'user-disabled': 'This account has been switched off.',
  'account-deleted': 'This account was deleted.',
}

/** The procedures for people who have signed in: everybody else is refused before the handler runs. */
export const signedIn = api.use(({ context, next, errors }) => {
  const { caller, whyNobody } = context
  if (!caller) throw errors.UNAUTHORIZED({ message: sentences[whyNobody], data: { reason: whyNobody } })
  return next({ context: { caller } })
})
