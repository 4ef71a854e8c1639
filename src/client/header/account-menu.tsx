import { accountText as text } from '../messages/account-text.ts'
import type { Account } from '../session/account.ts'
import { openAccountDialog } from '../session/account-dialog.ts'
import { openDataManager } from '../state/open-data-manager.ts'
import { Menu } from '../ui/menu.tsx'
import { accountMarker, accountName } from './account-name.ts'

type Props = { account: Account; onClose: () => void }

export function AccountMenu({ account, onClose }: Props) {
  const pick = (act: () => void) => () => {
    onClose()
    act()
  }
  const data = { label: text.data, onPick: pick(openDataManager) }
  const items =
    account.state === 'signedOut'
      ? [{ label: text.signIn, onPick: pick(() => openAccountDialog('signIn')) }, data]
      : account.state === 'signedIn'
        ? [
            { label: text.profile, onPick: pick(() => openAccountDialog('profile')) },
            data,
            { label: text.signOut, onPick: pick(() => openAccountDialog('signOut')) },
          ]
        : [data]
  return (
    <Menu
      label={text.account}
      note={
        account.state === 'signedOut' ? null : (
          <>
            <span className="block truncate font-semibold text-ink">{accountName(account)}</span>
            {accountMarker(account)}
          </>
        )
      }
      items={items}
      onClose={onClose}
    />
  )
}
