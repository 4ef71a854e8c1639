import { accountTypeName, accountText as text } from '../messages/account-text.ts'
import type { Account } from '../session/account.ts'

/** What the player is called on their own screen: the nickname first, then the provider's name for them (SYS-2). */
export function accountName(account: Account): string {
  if (account.state !== 'signedIn') return text.account
  const { username, displayName, publicName } = account.user
  return username || displayName || publicName
}

/** `✓ Verified · Google`; what stands in its place until the server has answered. */
export function accountMarker(account: Account): string {
  if (account.state === 'unreachable') return text.unreachable
  if (account.state === 'loading') return text.loading
  if (account.state === 'signedOut') return ''
  const { emailVerified, accountType } = account.user
  return `${emailVerified ? `✓ ${text.verified}` : text.unverified} · ${accountTypeName(accountType)}`
}
