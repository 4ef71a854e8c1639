import { useState } from 'react'
import type { OwnUser, Preferences } from '#contract/users'
import { formatTime } from '../../messages/format.ts'
import { profileText } from '../../messages/profile-text.ts'
import { changeAccount } from '../../session/change-account.ts'
import { setPreference, usePreferences } from '../../state/preferences.ts'
import { CheckField, ChoiceField, FieldGroup } from '../../ui/preference-fields.tsx'
import { NotificationFlags } from './notification-flags.tsx'

const text = profileText.preferences
const privacy = ['showEmail', 'allowDiscovery', 'shareStatistics', 'shareLevels'] as const

/** The user's preferences; each is saved when it is changed (SYS-8). */
export function PreferencesTab({ user }: { user: OwnUser }) {
  const { dark, modern } = usePreferences()
  const [hasFailed, setFailed] = useState(false)
  const [pending, setPending] = useState<Partial<Preferences>>({})
  const shown = { ...user.preferences, ...pending }

  async function save(change: Partial<Preferences>) {
    setPending((held) => ({ ...held, ...change }))
    setFailed(false)
    try {
      await changeAccount({ preferences: change })
    } catch {
      setFailed(true)
    }
    // Saved or not, the account's value is shown again, except where the user has changed it once more meanwhile.
    setPending((held) =>
      Object.fromEntries(
        Object.entries(held).filter(([name, value]) => change[name as keyof Preferences] !== value),
      ),
    )
  }

  const privacyFlags = privacy.map((name) => (
    <CheckField
      key={name}
      label={text.flags[name][0]}
      hint={text.flags[name][1]}
      checked={shown[name]}
      onChange={(checked) => void save({ [name]: checked })}
    />
  ))

  return (
    <>
      {hasFailed && (
        <p role="alert" className="mb-2 text-missing">
          {text.failed}
        </p>
      )}
      {/* Unlike the others, theme and layout are changed in this browser first; `keepLook` then sends them to the account. */}
      <FieldGroup title={text.look} hint={text.lookHint}>
        <ChoiceField
          label={text.theme}
          value={dark ? 'dark' : 'light'}
          options={[
            { value: 'light', text: text.light },
            { value: 'dark', text: text.dark },
          ]}
          onChange={(value) => setPreference('dark', value === 'dark')}
        />
        <ChoiceField
          label={text.layout}
          value={modern ? 'modern' : 'classic'}
          options={[
            { value: 'modern', text: text.modern },
            { value: 'classic', text: text.classic },
          ]}
          onChange={(value) => setPreference('modern', value === 'modern')}
        />
      </FieldGroup>
      <FieldGroup title={text.languageAndTime} hint={text.timeZoneHint(formatTime(new Date().toISOString()))}>
        <ChoiceField
          label={text.language}
          value={shown.language}
          options={[{ value: 'en', text: text.english }]}
          onChange={(language) => void save({ language })}
        />
        <ChoiceField
          label={text.timeZone}
          value={shown.timeZone}
          options={[
            { value: '', text: text.deviceZone },
            ...timeZones(shown.timeZone).map((zone) => ({ value: zone, text: zone.replaceAll('_', ' ') })),
          ]}
          onChange={(timeZone) => void save({ timeZone })}
        />
      </FieldGroup>
      <NotificationFlags shown={shown} onChange={(change) => void save(change)} />
      <FieldGroup title={text.privacy}>{privacyFlags}</FieldGroup>
    </>
  )
}

/** The zones this browser knows, and the chosen one even where it does not know it. */
function timeZones(chosen: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return chosen === '' || known.includes(chosen) ? known : [chosen, ...known]
}
