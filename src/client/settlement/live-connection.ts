import { accountStore } from '../session/account.ts'
import { refreshAccount } from '../session/session.ts'
import { loadSettlements } from './settlement-list.ts'
import { settlementsStore } from './settlement-store.ts'
import { sendWaiting } from './waiting-acts.ts'

/** Shows whether changes by others arrive. */
export function showConnected(isUp: boolean): void {
  // Only after an interruption. null is no interruption: the stream has not said yet whether changes arrive.
  if (isUp && settlementsStore.getState().isLive === false) comeBack()
  settlementsStore.setState({ isLive: isUp, isCrowdedOut: false })
}

/** To be called when the server is back: loads and sends everything that waited for it. */
export function comeBack(): void {
  // Changes of the list may have been missed meanwhile.
  void loadSettlements()
  sendWaiting()
  if (accountStore.getState().state === 'unreachable') void refreshAccount()
}
