import { accountText as text } from '../messages/account-text.ts'
import { type Account, useAccount } from '../session/account.ts'
import { openAccountDialog } from '../session/account-dialog.ts'
import { openDataManager } from '../state/open-data-manager.ts'
import { Button } from '../ui/button.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { AccountMenuButton } from './account-menu-button.tsx'
import { accountMarker, accountName } from './account-name.ts'

type SignedIn = Exclude<Account, { state: 'signedOut' }>

/** Sign In, or the account with its buttons (SYS-2). The layout does not move when the server has answered. */
export function AccountPlace() {
  const account = useAccount()
  const isSignedOut = account.state === 'signedOut'
  const isNarrow = useMediaQuery(isSignedOut ? '(width < 52rem)' : '(width < 64rem)')
  const isRoomy = useMediaQuery('(width >= 90rem)')

  if (isNarrow) return <AccountMenuButton account={account} look="icon" />
  if (isSignedOut)
    return (
      <>
        <DataButton />
        <Button look="primary" data-account onClick={() => openAccountDialog('signIn')}>
          {text.signIn}
        </Button>
      </>
    )
  return isRoomy ? <AccountButtons account={account} /> : <AccountMenuButton account={account} look="name" />
}

function AccountButtons({ account }: { account: SignedIn }) {
  const isSignedIn = account.state === 'signedIn'
  const name = accountName(account)
  const marker = accountMarker(account)
  return (
    <>
      <span className="flex w-40 shrink-0 flex-col text-right leading-tight">
        <span className="truncate text-small font-semibold" title={name}>
          {name}
        </span>
        <span className="truncate text-tiny text-ink-2" title={marker}>
          {marker}
        </span>
      </span>
      <Button
        look="quiet"
        className="text-small"
        data-account
        disabled={!isSignedIn}
        onClick={() => openAccountDialog('profile')}
      >
        {text.profile}
      </Button>
      <DataButton />
      <Button
        look="quiet"
        className="text-small"
        disabled={!isSignedIn}
        onClick={() => openAccountDialog('signOut')}
      >
        {text.signOut}
      </Button>
    </>
  )
}

/** Opens the Data Manager (SYS-5). */
function DataButton() {
  return (
    <Button look="quiet" className="text-small" title={text.dataTitle} onClick={openDataManager}>
      {text.data}
    </Button>
  )
}
