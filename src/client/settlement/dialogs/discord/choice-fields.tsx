import { webhookEvents } from '#domain/settlement/telling/webhook-event'
import { discordText as text } from '../../../messages/discord-text.ts'
import { CheckField, ChoiceField, FieldGroup } from '../../../ui/preference-fields.tsx'
import type { Choices } from './choices.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

type Props = { chosen: Choices; onChange: (changed: Partial<Choices>) => void }

/** Chooses what is posted in the channel: which events as they happen, a message for each project that is edited in place, and the digest. */
export function ChoiceFields({ chosen, onChange }: Props) {
  return (
    <>
      <FieldGroup title={text.eventsTitle}>
        {webhookEvents.map((event) => (
          <CheckField
            key={event}
            label={text.events[event][0]}
            hint={text.events[event][1]}
            checked={chosen.events.includes(event)}
            onChange={(isChosen) =>
              onChange({
                events: webhookEvents.filter((one) =>
                  one === event ? isChosen : chosen.events.includes(one),
                ),
              })
            }
          />
        ))}
      </FieldGroup>
      <FieldGroup title={text.more} hint={text.digestHint}>
        <CheckField
          label={text.projectMessages}
          hint={text.projectMessagesHint}
          checked={chosen.projectMessages}
          onChange={(projectMessages) => onChange({ projectMessages })}
        />
        <ChoiceField
          label={text.digest}
          value={chosen.digestHour === null ? '' : String(chosen.digestHour)}
          options={[
            { value: '', text: text.noDigest },
            ...hours.map((hour) => ({ value: String(hour), text: text.digestAt(hour) })),
          ]}
          onChange={(hour) => onChange({ digestHour: hour === '' ? null : Number(hour) })}
        />
      </FieldGroup>
    </>
  )
}
