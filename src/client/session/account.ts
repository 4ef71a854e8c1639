import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { OwnUser } from '#contract/users'
import { rememberedUserId } from './remembered-user.ts'

/** Who is signed in, as this browser knows it (SYS-2). */
export type Account =
  /** Somebody was signed in here when the page was left; the server has not answered yet. */
  | { readonly state: 'loading'; readonly userId: string }
  /** Somebody was signed in here, and the server cannot be reached; it is asked again later. */
  | { readonly state: 'unreachable'; readonly userId: string }
  | { readonly state: 'signedIn'; readonly userId: string; readonly user: OwnUser }
  | { readonly state: 'signedOut'; readonly why: SignedOutWhy }

/**
 * `unsaved`: by the user, who chose to lose what could not be saved. `ended`: the server no longer knows the session, without
 * a sign-out here. `deleted`: the whole account is deleted.
 */
export type SignedOutWhy = 'never' | 'byUser' | 'unsaved' | 'ended' | 'deleted'

export const accountStore = createStore<Account>(() => {
  const userId = rememberedUserId()
  return userId === null ? { state: 'signedOut', why: 'never' } : { state: 'loading', userId }
})

export function useAccount(): Account {
  return useStore(accountStore)
}

/** The id of the signed-in user, also before the server has confirmed it; null where nobody is signed in. */
export function accountUserId(account: Account): string | null {
  return account.state === 'signedOut' ? null : account.userId
}

type Work = () => Promise<unknown>
const works = new Set<Work>()

/**
 * Adds work to do before the user signs out, such as saving (AUTH-3). Where it fails, the user is asked first. A session
 * that ends without a sign-out skips it.
 * @returns a function that removes the work
 */
export function beforeSignOut(work: Work): () => void {
  works.add(work)
  return () => void works.delete(work)
}

/** Does all added work, also what other work adds meanwhile, such as code fetched only then. @throws what the first failing work throws */
export async function doWorkBeforeSignOut(): Promise<void> {
  const begun = new Set<Work>()
  for (;;) {
    const due = [...works].filter((work) => !begun.has(work))
    if (due.length === 0) return
    for (const work of due) begun.add(work)
    await Promise.all(due.map((work) => work()))
  }
}
