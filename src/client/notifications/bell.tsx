import { useEffect, useRef, useState } from 'react'
import { notificationsText as text } from '../messages/notifications-text.ts'
import { Button } from '../ui/button.tsx'
import { StrokeIcon } from '../ui/icon.tsx'
import { useBell } from './bell-state.ts'
import { keepProfileCurrent } from './keep-profile-current.ts'
import { NotificationPanel } from './notification-panel.tsx'
import { useShowSystemNotices } from './use-show-system-notices.ts'

/** The bell's lines; not among the icons of the first load, because only signed-in users see it. */
const bell = 'M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4M12 5V3'

/** The bell with the number of unread notifications, and the panel that it opens. */
export function Bell() {
  const { unread } = useBell()
  useShowSystemNotices()
  useEffect(keepProfileCurrent, [])
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        icon
        title={text.title}
        aria-label={text.bell(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <StrokeIcon path={bell} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 right-0 thumb:top-1 thumb:right-1 min-w-4 rounded-full bg-accent px-1 text-center text-tiny leading-4 font-bold text-accent-ink tabular-nums"
          >
            {text.count(unread)}
          </span>
        )}
      </Button>
      {isOpen && (
        <NotificationPanel
          onClose={(focusesBell) => {
            setOpen(false)
            if (focusesBell) button.current?.focus()
          }}
        />
      )}
    </>
  )
}
