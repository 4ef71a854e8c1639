import type { OwnUser } from '#contract/users'
import type { SignedOutWhy } from './account.ts'

/** What one tab tells the others: who is signed in now, or that nobody is. */
export type AccountNews =
  | { readonly type: 'user'; readonly user: OwnUser }
  | { readonly type: 'signedOut'; readonly why: SignedOutWhy }

/** Between the tabs of this browser only. */
export const accountChannel = new BroadcastChannel('bit-calculator.account')
