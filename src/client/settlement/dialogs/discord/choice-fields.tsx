import { webhookEvents } from '#domain/settlement/telling/webhook-event'
import { discordText as text } from '../../../messages/discord-text.ts'
import { Choice, Flag, Group } from '../../../ui/preference-fields.tsx'
import type { Choices } from './choices.ts'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

type Props = { chosen: Choices; onChange: (changed: Partial<Choices>) => void }

/** What is posted as it happens, edited in place, and once a day. */
export function ChoiceFields({ chosen, onChange }: Props) {
  return (
    <>
      <Group title={text.eventsTitle}>
        {webhookEvents.map((event) => (
          <Flag
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
      </Group>
      <Group title={text.more} hint={text.digestHint}>
        <Flag
          label={text.projectMessages}
          hint={text.projectMessagesHint}
          checked={chosen.projectMessages}
          onChange={(projectMessages) => onChange({ projectMessages })}
        />
        <Choice
          label={text.digest}
          value={chosen.digestHour === null ? '' : String(chosen.digestHour)}
          options={[
            { value: '', text: text.noDigest },
            ...hours.map((hour) => ({ value: String(hour), text: text.digestAt(hour) })),
          ]}
          onChange={(hour) => onChange({ digestHour: hour === '' ? null : Number(hour) })}
        />
      </Group>
    </>
  )
}
