import { whenAtRest } from '../state/when-at-rest.ts'
import { accountStore } from './account.ts'
import { accountChannel } from './account-channel.ts'

/**
 * Asks the server who is signed in once the page is idle, if somebody was. If not, nothing is fetched until a user signs
 * in, here or in another tab.
 */
export function startAccount(): void {
  const load = () => import('./session.ts')
  const listen = ({ data }: MessageEvent) =>
    load().then(
      (session) => session.handleNews(data),
      // The code could not be fetched: this tab is up to date after a reload.
      () => {},
    )
  accountChannel.addEventListener('message', listen)
  if (accountStore.getState().state === 'signedOut') return
  whenAtRest()
    .then(load)
    .then((session) => session.refreshAccount())
    .catch(() => {})
}
