import { accountText as text } from '../messages/account-text.ts'
import { shellText } from '../messages/shell-text.ts'
import type { Account } from '../session/account.ts'
import { openAccountDialog } from '../session/account-dialog.ts'
import { useCatalogState } from '../state/catalog.ts'
import { openDataManager } from '../state/open-data-dialogs.ts'
import { setPreference, usePreferences } from '../state/preferences.ts'
import { Menu } from '../ui/menu.tsx'
import { smallScreen } from '../ui/small-screen.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { accountMarker, accountName } from './account-name.ts'
import { catalogDialogStore } from './catalog/catalog-dialog-store.ts'

const { header } = shellText

type Props = { account: Account; onClose: () => void }

/** What somebody can do with the account; on a small screen also what a larger header shows beside this menu. */
export function AccountMenu({ account, onClose }: Props) {
  const isSmall = useMediaQuery(smallScreen)
  const { dark, modern } = usePreferences()
  const catalog = useCatalogState()
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
  const ofHeader = [
    {
      label: dark ? header.toLight : header.toDark,
      onPick: pick(() => setPreference('dark', !dark)),
    },
    {
      label: modern ? header.toClassicTitle : header.toModernTitle,
      onPick: pick(() => setPreference('modern', !modern)),
    },
    ...(catalog.state === 'ready'
      ? [{ label: shellText.catalog.title, onPick: pick(() => catalogDialogStore.setState({ open: true })) }]
      : []),
  ]
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
      items={isSmall ? [...items, ...ofHeader] : items}
      onClose={onClose}
    />
  )
}
