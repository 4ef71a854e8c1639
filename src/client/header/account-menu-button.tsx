import { useState } from 'react'
import { lazyPart } from '../lazy/lazy-part.tsx'
import { accountText as text } from '../messages/account-text.ts'
import type { Account } from '../session/account.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { smallScreen } from '../ui/small-screen.ts'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { accountMarker, accountName } from './account-name.ts'

const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((part) => part.AccountMenu))

type Props = { account: Account; look: 'icon' | 'name' }

/** The account's menu button; where there is room it says whose account it is. */
export function AccountMenuButton({ account, look }: Props) {
  const [open, setOpen] = useState(false)
  const isSmall = useMediaQuery(smallScreen)
  const name = accountName(account)
  const title = [name, accountMarker(account)].filter(Boolean).join(' ')
  // Where its words are in sight they are its name too: whoever controls the page by voice says them.
  const label = account.state === 'signedOut' ? text.account : `${text.account}: ${title}`
  return (
    <span className="relative">
      <Button
        look={look === 'icon' ? 'quiet' : 'plain'}
        icon={look === 'icon' && !isSmall}
        data-account
        title={title}
        aria-label={look === 'icon' ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="person" />
        {look === 'icon' && isSmall && <span className="text-small">{text.account}</span>}
        {look === 'name' && (
          <span className="flex w-24 flex-col text-left leading-tight min-[90rem]:w-40">
            <span className="truncate min-[90rem]:text-small">{name}</span>
            <span className="hidden truncate text-tiny font-normal text-ink-2 min-[90rem]:block">
              {accountMarker(account)}
            </span>
          </span>
        )}
      </Button>
      {open && <AccountMenu account={account} onClose={() => setOpen(false)} />}
    </span>
  )
}
