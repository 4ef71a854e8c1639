import { useEffect } from 'react'
import { accountStore } from '../session/account.ts'
import { isLookAgreed } from '../session/keep-look.ts'
import { refreshAccount } from '../session/session.ts'
import { listenTo } from '../tabs/live.ts'

/** Reads the user's profile again when another device has changed it: the look follows at once (SYS-8). */
export function useOwnProfile(): void {
  useEffect(() => {
    let mark: string | null = null
    const listening = listenTo('account', (message) => {
      // A server of an earlier release says nothing of it.
      if (message.type !== 'settlements' || message.profile === undefined) return
      const isFirst = mark === null
      const isSame = message.profile === mark
      mark = message.profile
      if (!isFirst && !isSame) readUnlessSending()
    })
    listening.want(() => null)
    return listening.stop
  }, [])
}

/** What was chosen here and is not sent yet is the newest; its own answer brings the rest. */
function readUnlessSending(): void {
  const account = accountStore.getState()
  if (account.state !== 'signedIn' || isLookAgreed(account.user)) void refreshAccount()
}
