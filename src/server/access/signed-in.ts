import { api } from '../api/implementer.ts'
import type { WhyNobody } from './caller.ts'

const sentences: Readonly<Record<WhyNobody, string>> = {
  'signed-out': 'Please sign in first.',
  'session-ended': 'You are signed out here. Please sign in again.',
  'user-disabled': 'This account has been switched off.',
}

/** The procedures for people who have signed in: everybody else is refused before the handler runs. */
export const signedIn = api.use(({ context, next, errors }) => {
  if (!context.caller) throw errors.UNAUTHORIZED({ message: sentences[context.whyNobody] })
  return next({ context: { caller: context.caller } })
})
