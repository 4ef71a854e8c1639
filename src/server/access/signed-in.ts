import { api } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'

/** The procedures for people who have signed in: everybody else is refused before the handler runs. */
export const signedIn = api.use(({ context: { caller, noCallerReason }, next }) => {
  if (!caller) throw refusal(noCallerReason)
  return next({ context: { caller } })
})
