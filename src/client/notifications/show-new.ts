import type { ShownNotification } from '#contract/notifications'
import { ask } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { outcomeOf } from '../api/outcome.ts'
import { type ItemNameOf, notificationSentence } from '../messages/notifications-text.ts'

/** More at once would cover the screen; the bell has them all. */
const mostAtOnce = 5

/** The time of the newest notification that was looked at since this was switched on; null before the first look, '' where it found none. */
export type LastLook = { newest: string | null }

/**
 * Shows the notifications that came since the last look as the system's own. The first look shows none: they came before this was switched on or
 * the app was opened. Each has its id as its tag, so that several tabs show it once.
 * @param onPress called for a press where there is no service worker; a service worker tells of presses itself
 */
export async function showNew(
  lastLook: LastLook,
  nameOf: ItemNameOf,
  onPress: (notification: ShownNotification) => void,
): Promise<void> {
  const outcome = await outcomeOf(
    ask('getNotifications', { limit: mostAtOnce }, { signal: networkTimeOut() }),
  )
  if (!outcome.done) return
  const { notifications } = outcome.reply
  const since = lastLook.newest
  // '' is earlier than any time: the first look found nothing.
  lastLook.newest = notifications[0]?.at ?? since ?? ''
  if (since === null) return
  const worker = await navigator.serviceWorker?.getRegistration()
  const fresh = notifications.filter(({ at, readAt }) => readAt === null && at > since)
  for (const one of fresh.reverse()) await show(one, { nameOf, onPress, worker })
}

type Showing = {
  readonly nameOf: ItemNameOf
  readonly onPress: (notification: ShownNotification) => void
  readonly worker: ServiceWorkerRegistration | undefined
}

async function show(notification: ShownNotification, { nameOf, onPress, worker }: Showing): Promise<void> {
  const { who, words } = notificationSentence(notification, nameOf, new Date())
  const body = who === null ? words : `${who} ${words}`
  const options = { body, tag: notification.id, icon: '/icon-192.png', data: notification }
  try {
    if (worker?.active) return await worker.showNotification(notification.settlement, options)
    const shown = new Notification(notification.settlement, options)
    shown.onclick = () => {
      window.focus()
      shown.close()
      onPress(notification)
    }
  } catch {
    // The permission was taken away meanwhile, or the device shows none without a service worker. The bell counts it all the same.
  }
}
