import type { ShownNotification } from '#contract/notifications'
import { formatRecent } from '../messages/format.ts'
import {
  type ItemNameOf,
  notificationSentence,
  notificationsText as text,
} from '../messages/notifications-text.ts'
import { useNow } from '../ui/use-now.ts'

type Props = { notification: ShownNotification; nameOf: ItemNameOf; onOpen: () => void }

/** One notification: what happened, in which settlement and when; a press leads there. */
export function NotificationRow({ notification, nameOf, onOpen }: Props) {
  const { settlement, at, readAt } = notification
  const { who, words } = notificationSentence(notification, nameOf, new Date(useNow()))
  const isUnread = readAt === null
  return (
    <button
      type="button"
      className={`flex w-full gap-2.5 px-3.5 py-2.5 text-left outline-offset-[-2px] hover:bg-sunken classic:py-1.5 ${isUnread ? '' : 'text-ink-2'}`}
      onClick={onOpen}
    >
      <span className={`mt-1.5 size-2 shrink-0 rounded-full ${isUnread ? 'bg-accent' : ''}`} />
      <span className="min-w-0 flex-1">
        <span className="block wrap-anywhere">
          {isUnread && <span className="sr-only">{text.unread}: </span>}
          {who !== null && (
            <>
              <bdi className={isUnread ? 'font-bold' : 'font-semibold'}>{who}</bdi>{' '}
            </>
          )}
          {words}
        </span>
        <span className="flex justify-between gap-3 text-small text-ink-3">
          <span className="min-w-0 truncate">{settlement}</span>
          <time dateTime={at} className="shrink-0">
            {formatRecent(at)}
          </time>
        </span>
      </span>
    </button>
  )
}
