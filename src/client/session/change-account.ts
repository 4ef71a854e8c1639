import type { OwnUser } from '#contract/users'
import { ask, type Inputs } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { accountStore, accountUserId } from './account.ts'
import { takeUser } from './session.ts'

/**
 * Changes the account, and stores the answer in every tab. Whoever has signed out before it came is not signed in again by it, and whoever has
 * signed in stays.
 * @returns the account as the answer has it
 * @throws Refusal or the fault of the network
 */
export async function changeAccount(change: Inputs['updateUser']): Promise<OwnUser> {
  const user = await ask('updateUser', change, { signal: networkTimeOut() })
  if (accountUserId(accountStore.getState()) === user.id) takeUser(user)
  return user
}
