import { accountStore, accountUserId, beforeSignOut } from '../session/account.ts'
import { planOwner } from '../state/plan-owner.ts'
import { isRoute } from '../state/route.ts'
import { whenAtRest } from '../state/when-at-rest.ts'
import type { RemovalReason } from './account-saver.ts'
import { setSaveStatus } from './save-status.ts'

/** Saving begins after this time at the latest, though a part of the page still hangs. */
const atLatestMs = 10_000

/** Saves for the signed-in account from now on. Its code is fetched once somebody is signed in, on a settlement's page once that is shown. */
export function keepSaving(): void {
  let over = new AbortController()
  let savingFor: string | null = null
  /** The user before the last change, confirmed by the server or not. */
  let userBefore = accountUserId(accountStore.getState())
  /** The account whose plan was stored when this tab was opened; another tab may delete it before this tab notices. */
  let openedWith = planOwner()

  const follow = () => {
    const account = accountStore.getState()
    // A session in doubt goes on; only a sign-out ends it.
    const userId =
      account.state === 'signedIn' ? account.userId : account.state === 'signedOut' ? null : savingFor
    const leaving = account.state === 'signedOut' && userBefore
    userBefore = accountUserId(account)
    if (userId !== savingFor) {
      over.abort()
      over = new AbortController()
      savingFor = userId
      if (userId !== null) start(userId, over.signal)
    }
    if (userId === null) setSaveStatus({ state: account.state === 'unreachable' ? 'kept' : 'off' })
    // After a session that ended without a sign-out the data stays, for when the same user signs in again (AUTH-3, R15). Nobody leaves
    // with `never`, the state of a page that was opened signed out.
    if (leaving && account.why !== 'ended' && account.why !== 'never') leave(leaving, account.why)
  }
  const leave = (userId: string, why: RemovalReason) => {
    const wasOpenedWith = openedWith === userId
    openedWith = null
    import('./account-saver.ts')
      .then(({ removeAccountData }) => removeAccountData({ userId, why, wasOpenedWith }))
      .catch(() => {})
  }
  accountStore.subscribe(follow)
  follow()
}

/** Saves for that account until `over`. A sign-out before the saving has begun makes it begin at once, without waiting for rest. */
function start(userId: string, over: AbortSignal): void {
  let beginNow = () => {}
  const asked = new Promise<void>((resume) => {
    beginNow = resume
  })
  const begin = isRoute('settlement', location.pathname)
    ? Promise.race([whenAtRest(), new Promise((resume) => setTimeout(resume, atLatestMs)), asked])
    : Promise.resolve()
  const begun = begin
    .then(() => import('./account-saver.ts'))
    .then(({ startAccountSaver }) => {
      if (over.aborted) return null
      const saver = startAccountSaver(userId)
      over.addEventListener('abort', saver.stop)
      return saver
    })
  // Where the code cannot be fetched, edits wait in this browser until the page is opened again.
  begun.catch(() => {})
  const stopSignOut = beforeSignOut(async () => {
    beginNow()
    await (await begun)?.opened()
  })
  over.addEventListener('abort', stopSignOut)
}
