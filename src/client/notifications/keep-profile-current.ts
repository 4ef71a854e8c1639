import { accountStore } from '../session/account.ts'
import { refreshAccount } from '../session/session.ts'
import { holdsStream, listenTo } from '../tabs/live.ts'

/**
 * Reads the user's profile again when another device has changed it, so that the look follows at once (SYS-8). One tab asks, the others take its
 * news. The bell starts it, because the bell's code is fetched for every signed-in user after the first load.
 * @returns a function that stops it
 */
export function keepProfileCurrent(): () => void {
  const listening = listenTo('account', (message) => {
    // A server of an earlier release says nothing of the profile.
    if (message.type !== 'settlements' || message.profile === undefined || !holdsStream()) return
    const account = accountStore.getState()
    if (account.state === 'signedIn' && account.user.mark !== message.profile) void refreshAccount()
  })
  // null: this listener knows no number of the account's history.
  listening.want(() => null)
  return listening.stop
}
