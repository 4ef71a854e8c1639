import { useState } from 'react'
import type { ShownNotification } from '#contract/notifications'
import { mute } from '../account/mute.ts'
import { useAnswer } from '../api/use-answer.ts'
import { notificationsText as text } from '../messages/notifications-text.ts'
import { openAccountDialog } from '../session/account-dialog.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuButton } from '../ui/menu-button.tsx'
import { markRead } from './mark-read.ts'
import {
  hasSystemNotices,
  switchSystemNoticesOff,
  switchSystemNoticesOn,
  useSystemNotices,
} from './system-notices.ts'

type Props = {
  notifications: readonly ShownNotification[]
  focusPanel: () => void
  onClose: (focusesBell: boolean) => void
}

type Said = { readonly isProblem: boolean; readonly text: string }
type Named = { readonly settlementId: string; readonly name: string }

/** The head of the panel: marks all notifications as read, mutes settlements, and leads to the preferences. */
export function PanelHead({ notifications, focusPanel, onClose }: Props) {
  const [said, setSaid] = useState<Said | null>(null)
  const isShownBySystem = useSystemNotices()
  const muted = useAnswer('getMutedSettlements', {})
  const mutedNow = muted.answer ?? []
  // The settlements of the notifications that are not muted.
  const named = new Map(
    notifications.map(({ settlementId, settlement }) => [settlementId, { settlementId, name: settlement }]),
  )
  for (const one of mutedNow) named.delete(one.settlementId)

  async function readAll() {
    // The pressed button becomes disabled, and would lose the focus.
    focusPanel()
    // Not those that came since: they are not in the list that the player has read.
    const outcome = await markRead({ until: notifications[0]!.at })
    setSaid(outcome.done ? null : { isProblem: true, text: outcome.trouble.reason })
  }

  async function setMuted({ settlementId, name }: Named, isMuted: boolean) {
    const outcome = await mute(settlementId, isMuted)
    if (outcome.done) setSaid({ isProblem: false, text: (isMuted ? text.muted : text.unmuted)(name) })
    else setSaid({ isProblem: true, text: outcome.trouble.reason })
    await muted.askAgain()
  }

  return (
    <>
      <div className="flex items-center gap-1 py-1.5 pr-1.5 pl-3.5">
        <h2 className="min-w-0 flex-1 font-bold">{text.title}</h2>
        <Button
          look="quiet"
          className="text-small max-phone:px-2"
          disabled={!notifications.some(({ readAt }) => readAt === null)}
          onClick={() => void readAll()}
        >
          {text.readAll}
        </Button>
        <MenuButton
          look="quiet"
          className="text-small max-phone:px-2"
          menuLabel={text.options}
          items={[
            ...[...named.values()].map((one) => ({
              label: text.mute(one.name),
              onPick: () => void setMuted(one, true),
            })),
            ...mutedNow.map((one) => ({
              label: text.unmute(one.name),
              onPick: () => void setMuted(one, false),
            })),
            ...systemChoice(isShownBySystem, setSaid),
            {
              label: text.settings,
              onPick: () => {
                onClose(true)
                openAccountDialog('preferences')
              },
            },
          ]}
        >
          {text.options}
        </MenuButton>
        <Button look="quiet" icon aria-label={text.close} onClick={() => onClose(true)}>
          <Icon name="close" />
        </Button>
      </div>
      <p
        role={said?.isProblem ? 'alert' : 'status'}
        className={`px-3.5 text-small ${said ? 'pb-2' : ''} ${said?.isProblem ? 'text-missing' : 'text-ink-2'}`}
      >
        {said?.text}
      </p>
    </>
  )
}

/** The menu entry that switches the system's own notifications on or off on this device; none where the browser has no such thing. */
function systemChoice(isOn: boolean, say: (said: Said) => void) {
  if (!hasSystemNotices()) return []
  const off = () => {
    switchSystemNoticesOff()
    say({ isProblem: false, text: text.systemOff })
  }
  const on = async () => {
    const isAllowed = await switchSystemNoticesOn()
    say({ isProblem: !isAllowed, text: isAllowed ? text.systemOn : text.systemBlocked })
  }
  return [
    isOn ? { label: text.hideSystem, onPick: off } : { label: text.showSystem, onPick: () => void on() },
  ]
}
