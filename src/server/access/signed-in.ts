import { api } from '../rpc/implementer.ts'
import { refusal } from '../rpc/refusal.ts'

/** The procedures for people who have signed in: everybody else is refused before the handler runs. */
export const signedIn = api.use(({ context: { caller, whyNobody }, next }) => {
  if (!caller) throw refusal(whyNobody)
  return next({ context: { caller } })
})
