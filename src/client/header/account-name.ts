import { accountTypeName, accountText as text } from '../messages/account-text.ts'
import type { Account } from '../session/account.ts'

/** The user's name on their own screen: the nickname first, then the provider's name (SYS-2). */
export function accountName(account: Account): string {
  if (account.state !== 'signedIn') return text.account
  const { username, displayName, publicName } = account.user
  return username || displayName || publicName
}

/** `✓ Verified · Google`, or that the account is not loaded yet. */
export function accountMarker(account: Account): string {
  if (account.state === 'unreachable') return text.unreachable
  if (account.state === 'loading') return text.loading
  if (account.state === 'signedOut') return ''
  const { emailVerified, accountType } = account.user
  return `${emailVerified ? `✓ ${text.verified}` : text.unverified} · ${accountTypeName(accountType)}`
}
