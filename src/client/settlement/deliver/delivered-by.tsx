import { deliverText as text } from '../../messages/deliver-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { SmallField } from '../fields/small-form.tsx'
import { useRows } from '../selectors.ts'

/** Who delivered: oneself, or a named player who is credited with it. Shows nothing where the settlement has no named players. */
export function DeliveredBy({ value, onChange }: { value: string; onChange: (playerId: string) => void }) {
  const players = useRows('players')
  if (players.length === 0) return null
  return (
    <div className="mb-3">
      <SmallField label={text.from}>
        <SelectField
          label={text.from}
          value={value}
          options={[
            { value: '', text: text.me },
            ...players.map(({ id, name }) => ({ value: id, text: name })),
          ]}
          changed={value !== ''}
          onChange={onChange}
        />
      </SmallField>
    </div>
  )
}
