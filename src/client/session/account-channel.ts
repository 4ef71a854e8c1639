import type { OwnUser } from '#contract/users'
import type { SignedOutWhy } from './account.ts'

/** A message from one tab to the others: who is signed in now, or that nobody is. */
export type AccountNews =
  | { readonly type: 'user'; readonly user: OwnUser }
  | { readonly type: 'signedOut'; readonly why: SignedOutWhy }

/** Connects the tabs of this browser. */
export const accountChannel = new BroadcastChannel('bit-calculator.account')
