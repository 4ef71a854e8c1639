import type { ImplementerInternalWithMiddlewares } from '@orpc/server'
import type { Contract } from '#contract/contract'
import type { Tx } from '../db/database.ts'
import { type AccountLock, lockAccount } from '../db/locks.ts'
import { api, type CallContext, type Caller } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'

/** What a procedure for signed-in users gets besides its input. */
export type SignedInContext = CallContext & { readonly caller: Caller }

/** Written out, because the type that the compiler infers is too long for it to write down. */
type SignedInProcedures = ImplementerInternalWithMiddlewares<Contract, CallContext, SignedInContext>

/** Procedures for signed-in users: everybody else is refused before the handler runs. */
export const signedIn: SignedInProcedures = api.use(({ context: { caller, noCallerReason }, next }) => {
  if (!caller) throw refusal(noCallerReason)
  return next({ context: { caller, noCallerReason } })
})

/** Locks the caller's own account. @throws UNAUTHORIZED if it was deleted since the request was sent */
export async function lockOwnAccount(tx: Tx, userId: string, lock: AccountLock): Promise<void> {
  if (!(await lockAccount(tx, userId, lock))) throw refusal('account-deleted')
}
