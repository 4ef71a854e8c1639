import { isRoute } from '../state/route.ts'
import { whenAtRest } from '../state/when-at-rest.ts'
import { accountStore } from './account.ts'
import { accountChannel } from './account-channel.ts'

/**
 * Asks the server who is signed in, if somebody was: at once on a settlement's page, which stores nothing on this
 * device until the server has answered; else once the page is idle. If nobody was, nothing is fetched until a user
 * signs in, here or in another tab.
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
  const begin = isRoute('settlement', location.pathname) ? Promise.resolve() : whenAtRest()
  begin
    .then(load)
    .then((session) => session.refreshAccount())
    .catch(() => {})
}
