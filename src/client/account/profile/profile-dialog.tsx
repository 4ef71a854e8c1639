import { useEffect, useState } from 'react'
import { useAsked } from '../../api/use-answer.ts'
import { profileText as text } from '../../messages/profile-text.ts'
import { useAccount } from '../../session/account.ts'
import { readAccount } from '../../session/session.ts'
import { Answered } from '../../ui/answered.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { focusAccount } from '../focus-account.ts'
import { AccountTab } from './account-tab.tsx'
import { DevicesTab } from './devices-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'

const tabs = ['profile', 'preferences', 'devices', 'account'] as const
type Tab = (typeof tabs)[number]

type Props = { onClose: () => void }

/** The user's own account: profile, preferences, devices, export and deletion (SYS-6, SYS-8, AUTH-5). */
export function ProfileDialog({ onClose }: Props) {
  return <AccountParts first="profile" onClose={onClose} />
}

/** The same dialog, opened at the preferences, where the user chooses what they are told (SYS-8). */
export function PreferencesDialog({ onClose }: Props) {
  return <AccountParts first="preferences" onClose={onClose} />
}

type PartsProps = Props & { first: Tab }

function AccountParts({ first, onClose }: PartsProps) {
  const { state } = useAccount()
  const asked = useAsked('getUser', readAccount)
  // Signed out here or in another tab, or the account is deleted.
  useEffect(() => {
    if (state !== 'signedOut') return
    onClose()
    focusAccount()
  }, [state, onClose])

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <div className="min-h-[24rem]">
        <Answered asked={asked} words={{ ...text, failed: text.loadFailed }}>
          {() => <Loaded first={first} onClose={onClose} />}
        </Answered>
      </div>
    </Dialog>
  )
}

/** Draws from the account's store, which later changes reach too. */
function Loaded({ first, onClose }: PartsProps) {
  const account = useAccount()
  const [open, setOpen] = useState(first)
  if (account.state !== 'signedIn') return null
  const { user } = account
  return (
    <div className="-mx-4 -mt-1">
      <Tabs
        label={text.tabs.label}
        tabs={tabs.map((name) => ({ name, label: text.tabs[name], disabled: false }))}
        open={open}
        onOpen={setOpen}
      >
        <div className="min-h-[22rem] px-4 pt-4">
          {open === 'profile' && <ProfileTab user={user} onClose={onClose} />}
          {open === 'preferences' && <PreferencesTab user={user} />}
          {open === 'devices' && <DevicesTab />}
          {open === 'account' && <AccountTab onClose={onClose} />}
        </div>
      </Tabs>
    </div>
  )
}
