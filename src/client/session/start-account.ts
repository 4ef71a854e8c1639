import { whenAtRest } from '../state/when-at-rest.ts'
import { accountStore } from './account.ts'
import { accountChannel } from './account-channel.ts'

/**
 * Where somebody was signed in, asks the server about it once the page is at rest. Where nobody was, nothing is fetched
 * until a player wants to sign in, here or in another tab.
 */
export function startAccount(): void {
  const load = () => import('./session.ts')
  const listen = ({ data }: MessageEvent) =>
    load().then(
      (session) => session.takeNews(data),
      // Without the code this tab learns of it when it is reloaded.
      () => {},
    )
  accountChannel.addEventListener('message', listen)
  if (accountStore.getState().state === 'signedOut') return
  whenAtRest()
    .then(load)
    .then((session) => session.refreshAccount())
    .catch(() => {})
}
