import { useState } from 'react'
import { accountText as text } from '../messages/account-text.ts'
import { useAccount } from '../session/account.ts'
import { openAccountDialog } from '../session/account-dialog.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** Says that the session ended without a sign-out (AUTH-3), or that the account was deleted (AUTH-5). */
export function AccountNotice() {
  const account = useAccount()
  const [dismissed, setDismissed] = useState<unknown>(null)
  if (account.state !== 'signedOut' || account === dismissed) return null
  if (account.why !== 'ended' && account.why !== 'deleted') return null
  return (
    <Notice text={text[account.why]}>
      {account.why === 'ended' && <Button onClick={() => openAccountDialog('signIn')}>{text.signIn}</Button>}
      <Button look="quiet" onClick={() => setDismissed(account)}>
        {text.dismiss}
      </Button>
    </Notice>
  )
}
