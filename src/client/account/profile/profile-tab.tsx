import type { OwnUser } from '#contract/users'
import { accountTypeName } from '../../messages/account-text.ts'
import { profileText } from '../../messages/profile-text.ts'
import { maskAddress } from './mask-address.ts'
import { NicknameForm } from './nickname-form.tsx'

const text = profileText.info

/** The account information from the provider, read-only, and the nickname (SYS-6). */
export function ProfileTab({ user, onClose }: { user: OwnUser; onClose: () => void }) {
  const { email, emailVerified, displayName, accountType, preferences } = user
  const isMasked = email !== '' && !preferences.showEmail
  return (
    <>
      <h3 className="mb-1.5 font-bold">{text.title}</h3>
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        <dt className="text-ink-3">{text.email}</dt>
        <dd className="min-w-0 break-words">
          {email === '' ? text.noEmail : isMasked ? maskAddress(email) : email}
          {isMasked && <p className="text-small text-ink-3">{text.emailHidden}</p>}
        </dd>
        <dt className="text-ink-3">{text.displayName}</dt>
        <dd className="min-w-0 break-words">{displayName || text.noDisplayName}</dd>
        <dt className="text-ink-3">{text.accountType}</dt>
        <dd>
          {accountTypeName(accountType)} · {emailVerified ? text.verified : text.unverified}
        </dd>
      </dl>
      <NicknameForm user={user} onClose={onClose} />
    </>
  )
}
