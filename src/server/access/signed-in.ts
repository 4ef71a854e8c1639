import { api } from '../api/implementer.ts'
import { whyNobodySentences } from './refusal.ts'

/** The procedures for people who have signed in: everybody else is refused before the handler runs. */
export const signedIn = api.use(({ context, next, errors }) => {
  const { caller, whyNobody } = context
  if (!caller)
    throw errors.UNAUTHORIZED({ message: whyNobodySentences[whyNobody], data: { reason: whyNobody } })
  return next({ context: { caller } })
})
