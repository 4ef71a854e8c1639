import type { Preferences } from '#contract/users'
import { profileText } from '../../messages/profile-text.ts'
import { notificationGroups } from '../../state/notification-groups.ts'
import { CheckField, FieldGroup } from '../../ui/preference-fields.tsx'
import { MutedSettlements } from './muted-settlements.tsx'

const text = profileText.preferences

type Props = {
  shown: Preferences
  onChange: (change: Partial<Preferences>) => void
}

/** What the user is told: a group as a whole, and each kind in it by itself (SYS-8). */
export function NotificationFlags({ shown, onChange }: Props) {
  const flag = (name: keyof typeof text.flags) => (
    <CheckField
      label={text.flags[name][0]}
      hint={text.flags[name][1]}
      checked={shown[name]}
      onChange={(checked) => onChange({ [name]: checked })}
    />
  )
  return (
    <FieldGroup title={text.notifications}>
      {notificationGroups.map(({ group, kinds }) => (
        <div key={group}>
          {flag(group)}
          <fieldset disabled={!shown[group]} className="ml-7 disabled:opacity-60">
            <legend className="sr-only">{text.flags[group][0]}</legend>
            {kinds.map((kind) => (
              <div key={kind}>{flag(kind)}</div>
            ))}
          </fieldset>
        </div>
      ))}
      {flag('collaborationInvites')}
      <MutedSettlements />
    </FieldGroup>
  )
}
