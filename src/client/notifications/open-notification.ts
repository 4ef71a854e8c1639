import type { ShownNotification } from '#contract/notifications'
import { goThere } from './go-there.ts'
import { markRead } from './mark-read.ts'

/** Opens what a notification is about, and marks it as read. */
export function openNotification(notification: ShownNotification): void {
  if (notification.readAt === null) void markRead({ ids: [notification.id] })
  goThere(notification)
}
