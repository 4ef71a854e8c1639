import { askAtOnce, Refusal } from '../api/ask.ts'
import { doWorkBeforeSignOut } from './account.ts'
import { postAuth } from './auth-call.ts'
import { dropUser } from './session.ts'
import { whileSigningOut } from './signing-out.ts'

/** `unsaved`: something could not be saved first, and the player is still signed in; `failed`: the server did not hear. */
export type SignOutResult = 'done' | 'unsaved' | 'failed'

/** Saves, then signs out in every tab of this browser (AUTH-3). */
export async function signOut(): Promise<SignOutResult> {
  try {
    await doWorkBeforeSignOut()
  } catch {
    return 'unsaved'
  }
  return signOutUnsaved()
}

/** Signs out at once: what could not be saved is lost with the account's data in this browser. */
export async function signOutUnsaved(): Promise<SignOutResult> {
  return whileSigningOut(async () => ((await postAuth('sign-out')) ? done() : 'failed'))
}

/** Signs out every browser of the player, this one too. */
export async function signOutEverywhere(): Promise<SignOutResult> {
  try {
    await doWorkBeforeSignOut()
  } catch {
    return 'unsaved'
  }
  return whileSigningOut(async () => {
    try {
      await askAtOnce('endAllSessions', {})
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'UNAUTHORIZED')) return 'failed'
    }
    return done()
  })
}

function done(): 'done' {
  dropUser('byUser')
  return 'done'
}
