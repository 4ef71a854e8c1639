import type { Tx } from '../db/database.ts'
import { type AccountLock, lockAccount } from '../db/locks.ts'
import { refusal } from '../rpc/refusal.ts'

/** Locks the caller's own account. @throws UNAUTHORIZED where it was deleted while the call was on its way. */
export async function lockOwnAccount(tx: Tx, userId: string, lock: AccountLock): Promise<void> {
  if (!(await lockAccount(tx, userId, lock))) throw refusal('account-deleted')
}
