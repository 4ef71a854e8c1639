import { accountStore, type SignedOutWhy } from '../account/account.ts'

/** Saves for whoever is signed in, from now on; the code for it is fetched with the first account. */
export function keepSaving(): void {
  let stop: (() => void) | undefined
  let savingFor: string | null = null
  const follow = () => {
    const account = accountStore.getState()
    // A session in doubt goes on: only the word that nobody is signed in ends it.
    const userId =
      account.state === 'signedIn' ? account.userId : account.state === 'signedOut' ? null : savingFor
    if (userId === savingFor) return
    stop?.()
    stop = undefined
    if (savingFor !== null && account.state === 'signedOut') leave(savingFor, account.why)
    savingFor = userId
    if (userId !== null) start(userId)
  }
  const leave = (userId: string, why: SignedOutWhy) => {
    import('./account-saver.ts').then(({ leaveAccount }) => leaveAccount(userId, why)).catch(() => {})
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
