import { accountText as text } from '../messages/account-text.ts'
import { useAccount } from '../session/account.ts'
import { openAccountDialog } from '../session/account-dialog.ts'
import { openDataManager } from '../state/open-data-dialogs.ts'
import { Button } from '../ui/button.tsx'
import { smallScreen } from '../ui/small-screen.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { AccountMenuButton } from './account-menu-button.tsx'

/** Sign In, or the account with its menu (SYS-2). The layout does not move when the server has answered. */
export function AccountPlace() {
  const account = useAccount()
  const isSignedOut = account.state === 'signedOut'
  // Signed in, the header also holds the save status and the bell, so it needs more room.
  const isNarrow = useMediaQuery(`(width < ${isSignedOut ? 52 : 64}rem), ${smallScreen}`)

  if (isNarrow) return <AccountMenuButton account={account} look="icon" />
  if (!isSignedOut) return <AccountMenuButton account={account} look="name" />
  return (
    <>
      <Button look="quiet" className="text-small" title={text.dataTitle} onClick={openDataManager}>
        {text.data}
      </Button>
      {/* `data-account` marks the button that `focusAccount` focuses when a dialog closes whose own button is gone. */}
      <Button look="primary" data-account onClick={() => openAccountDialog('signIn')}>
        {text.signIn}
      </Button>
    </>
  )
}
