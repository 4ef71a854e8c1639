import { askAtOnce, Refusal } from '../api/ask.ts'
import { postAuth } from '../api/auth-call.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { doWorkBeforeSignOut } from './account.ts'
import { readAgreed } from './means-store.ts'
import { dropUser } from './session.ts'
import { whileSigningOut } from './signing-out.ts'

/** `unsaved`: something could not be saved first, and the user is still signed in; `failed`: the server was not reached. */
export type SignOutResult = 'done' | 'unsaved' | 'failed'

/**
 * Does the work before a sign-out. Tools and levels told earlier may be unsent, though nothing that shows them was opened in this tab:
 * `keepMeans` adds the sending of them to that work.
 */
async function workBeforeSignOut(): Promise<void> {
  if (readAgreed()) (await import('./keep-means.ts')).keepMeans()
  await doWorkBeforeSignOut()
}

/** Saves, then signs out in every tab of this browser (AUTH-3). */
export async function signOut(): Promise<SignOutResult> {
  try {
    await workBeforeSignOut()
  } catch {
    return 'unsaved'
  }
  return endSession('byUser')
}

/** Signs out at once: what could not be saved is lost with the account's data in this browser. */
export function signOutUnsaved(): Promise<SignOutResult> {
  return endSession('unsaved')
}

function endSession(why: 'byUser' | 'unsaved'): Promise<SignOutResult> {
  return whileSigningOut(async () => ((await postAuth('sign-out')) ? done(why) : 'failed'))
}

/** Signs out every browser of the user, this one too. */
export async function signOutEverywhere(): Promise<SignOutResult> {
  try {
    await workBeforeSignOut()
  } catch {
    return 'unsaved'
  }
  return whileSigningOut(async () => {
    try {
      await askAtOnce('endAllSessions', {}, { signal: networkTimeOut() })
    } catch (error) {
      // UNAUTHORIZED: this session has ended already, so nothing is left to end.
      if (!(error instanceof Refusal && error.code === 'UNAUTHORIZED')) return 'failed'
    }
    return done('byUser')
  })
}

function done(why: 'byUser' | 'unsaved'): 'done' {
  dropUser(why)
  return 'done'
}
