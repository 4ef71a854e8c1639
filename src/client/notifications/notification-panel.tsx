import { useEffect, useEffectEvent, useRef } from 'react'
import type { ShownNotification } from '#contract/notifications'
import { notificationsText as text } from '../messages/notifications-text.ts'
import { Answered } from '../ui/answered.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { plainListKeys } from '../ui/plain-list-keys.ts'
import { useBell } from './bell-state.ts'
import { NotificationRow } from './notification-row.tsx'
import { openNotification } from './open-notification.ts'
import { PanelHead } from './panel-head.tsx'
import { useItemName } from './use-item-name.ts'
import { useNotifications } from './use-notifications.ts'

type Props = { onClose: (focusesBell: boolean) => void }

/** The list of notifications, newest first, below the bell and over the page. Escape and a press outside close it. */
export function NotificationPanel({ onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  const { version } = useBell()
  const asked = useNotifications(version)
  const nameOf = useItemName()
  useEffect(() => panel.current?.focus(), [])
  useClosing(panel, onClose)

  function open(notification: ShownNotification) {
    onClose(false)
    openNotification(notification)
  }

  return (
    <section
      ref={panel}
      role="dialog"
      aria-label={text.title}
      tabIndex={-1}
      className="absolute top-full right-0 z-20 mt-1 flex max-h-[min(36rem,80dvh)] w-[min(26rem,92vw)] flex-col rounded-panel border border-line-strong bg-panel shadow-panel outline-none max-phone:fixed max-phone:inset-x-2 max-phone:top-14 max-phone:w-auto"
    >
      <PanelHead
        notifications={asked.answer?.notifications ?? []}
        focusPanel={() => panel.current?.focus()}
        onClose={onClose}
      />
      <div className="min-h-0 overflow-y-auto rounded-b-panel border-t border-line">
        <Answered asked={asked} words={text} className="px-3.5">
          {({ notifications, hasMore }) =>
            notifications.length === 0 ? (
              <EmptyState title={text.empty} hint={text.emptyHint} />
            ) : (
              <>
                <ul ref={plainListKeys} aria-label={text.title} className="divide-y divide-line">
                  {notifications.map((one) => (
                    <li key={one.id}>
                      <NotificationRow notification={one} nameOf={nameOf} onOpen={() => open(one)} />
                    </li>
                  ))}
                </ul>
                {hasMore && (
                  <Button look="quiet" className="m-1.5 text-small" onClick={asked.readOlder}>
                    {text.more}
                  </Button>
                )}
              </>
            )
          }
        </Answered>
      </div>
    </section>
  )
}

/** Closes the panel on Escape, wherever the focus is, and on a press outside; a press on the bell beside it is left to the bell. */
function useClosing(panel: { readonly current: HTMLElement | null }, onClose: Props['onClose']): void {
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (!panel.current?.parentElement?.contains(target as Node)) onClose(false)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // An open menu in the panel closes first.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose(true)
  })
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    addEventListener('pointerdown', (event) => onPress(event), { signal })
    addEventListener('keydown', (event) => onKey(event), { signal })
    return () => over.abort()
  }, [])
}
