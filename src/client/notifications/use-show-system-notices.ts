import { useEffect, useEffectEvent } from 'react'
import type { ShownNotification } from '#contract/notifications'
import { listenToBell } from './bell-state.ts'
import { openNotification } from './open-notification.ts'
import { type LastLook, showNew } from './show-new.ts'
import { useSystemNotices } from './system-notices.ts'
import { useItemName } from './use-item-name.ts'

/** Shows new notifications as the system's own, where that is switched on, while the app runs; a press on one leads where the bell does. */
export function useShowSystemNotices(): void {
  const isOn = useSystemNotices()
  const nameOf = useItemName()
  const show = useEffectEvent((lastLook: LastLook) => showNew(lastLook, nameOf, openNotification))
  useEffect(() => {
    if (!isOn) return
    // Each look notes its newest notification here. The first one shows nothing: it only notes what was there before.
    const lastLook: LastLook = { newest: null }
    void show(lastLook)
    return listenToBell(() => void show(lastLook))
  }, [isOn])
  useEffect(() => {
    const onMessage = ({ data }: MessageEvent<Pressed>) => {
      if (data?.type === 'notification-pressed') openNotification(data.notification)
    }
    navigator.serviceWorker?.addEventListener('message', onMessage)
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage)
  }, [])
}

/** What the service worker says of a press (`scripts/build/notice-presses.ts`). */
type Pressed = { readonly type: string; readonly notification: ShownNotification } | null
