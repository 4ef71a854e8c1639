import { accountStore, accountUserId } from '../session/account.ts'
import { planOwner } from '../state/plan-owner.ts'
import type { LeavingWhy } from './account-saver.ts'
import { setSaveStatus } from './save-status.ts'

/** Saves for whoever is signed in, from now on; the code for it is fetched with the first account. */
export function keepSaving(): void {
  let stop: (() => void) | undefined
  let savingFor: string | null = null
  /** Also while the server has not confirmed it yet. */
  let userBefore = accountUserId(accountStore.getState())
  /** Whose plan this tab took up when it was opened: another tab may let go of it before this one hears of that. */
  let openedWith = planOwner()

  const follow = () => {
    const account = accountStore.getState()
    // A session in doubt goes on: only the word that nobody is signed in ends it.
    const userId =
      account.state === 'signedIn' ? account.userId : account.state === 'signedOut' ? null : savingFor
    const leaving = account.state === 'signedOut' && userBefore
    userBefore = accountUserId(account)
    if (userId !== savingFor) {
      stop?.()
      stop = undefined
      savingFor = userId
      if (userId !== null) start(userId)
    }
    if (userId === null) setSaveStatus({ state: account.state === 'unreachable' ? 'kept' : 'off' })
    // A session that ended by itself leaves the data here, for when the same person signs in again (AUTH-3, R15).
    if (leaving && account.why !== 'ended' && account.why !== 'never') leave(leaving, account.why)
  }
  const leave = (userId: string, why: LeavingWhy) => {
    const isOpened = openedWith === userId
    openedWith = null
    import('./account-saver.ts')
      .then(({ leaveAccount }) => leaveAccount({ userId, why, isOpened }))
      .catch(() => {})
  }
  const start = (userId: string) => {
    import('./account-saver.ts').then(
      ({ startAccountSaver }) => {
        if (savingFor === userId) stop = startAccountSaver(userId)
      },
      // Without the code, edits wait in this browser until the page is opened again.
      () => {},
    )
  }
  accountStore.subscribe(follow)
  follow()
}
