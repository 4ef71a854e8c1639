import { useState } from 'react'
import { useAccount } from '../account/account.ts'
import { openAccountDialog } from '../dialogs/account/account-dialog.ts'
import { accountText as text } from '../messages/account-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says that a session ended that nobody here had ended (AUTH-3). */
export function AccountNotice() {
  const account = useAccount()
  const [dismissed, setDismissed] = useState<unknown>(null)
  if (account.state !== 'signedOut' || account.why !== 'ended' || account === dismissed) return null
  return (
    <Notice text={text.ended}>
      <Button onClick={() => openAccountDialog('signIn')}>{text.signIn}</Button>
      <Button look="quiet" onClick={() => setDismissed(account)}>
        {text.dismiss}
      </Button>
    </Notice>
  )
}
