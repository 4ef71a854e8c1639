import { useCallback, useEffect, useState } from 'react'
import { ask } from '../../api/ask.ts'
import { networkTimeOut } from '../../api/network-time-out.ts'
import { profileText as text } from '../../messages/profile-text.ts'
import { useAccount } from '../../session/account.ts'
import { takeUser } from '../../session/session.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { focusAccount } from '../focus-account.ts'
import { AccountTab } from './account-tab.tsx'
import { DevicesTab } from './devices-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'

const tabs = ['profile', 'preferences', 'devices', 'account'] as const
type Tab = (typeof tabs)[number]

/** The player's own account: what is known, chosen, signed in and stored (SYS-6, SYS-8, AUTH-5). */
export function ProfileDialog({ onClose }: { onClose: () => void }) {
  const { state } = useAccount()
  const { answer, load } = useOwnUser()
  // Signed out by oneself, elsewhere, or for good.
  useEffect(() => {
    if (state !== 'signedOut') return
    onClose()
    focusAccount()
  }, [state, onClose])

  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      {answer === 'awaited' && <p className="min-h-[24rem] text-ink-3">{text.loading}</p>}
      {answer === 'failed' && <Failed onRetry={load} />}
      {answer === 'loaded' && <Loaded onClose={onClose} />}
    </Dialog>
  )
}

/**
 * Asks for the profile when the dialog opens. Not while it is drawn: the answer changes the account's store, React then
 * draws the dialog anew, and would ask anew.
 */
function useOwnUser() {
  const [answer, setAnswer] = useState<'awaited' | 'loaded' | 'failed'>('awaited')
  const load = useCallback(() => {
    setAnswer('awaited')
    ask('getUser', {}, { signal: networkTimeOut() }).then(
      (user) => {
        takeUser(user)
        setAnswer('loaded')
      },
      () => setAnswer('failed'),
    )
  }, [])
  useEffect(load, [load])
  return { answer, load }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p className="text-missing">{text.loadFailed}</p>
      <Button onClick={onRetry}>{text.retry}</Button>
    </div>
  )
}

function Loaded({ onClose }: { onClose: () => void }) {
  const account = useAccount()
  const [open, setOpen] = useState<Tab>('profile')
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
