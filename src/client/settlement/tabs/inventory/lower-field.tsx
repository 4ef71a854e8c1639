import { inventoryText } from '../../../messages/inventory-text.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { SmallField } from '../../fields/small-form.tsx'
import type { Holder } from './holders.ts'

const text = inventoryText.form.lower

type Props = { holders: readonly Holder[]; value: string; onChange: (projectId: string) => void }

/** Asks which project gives way where what is free is not enough (INV-2). */
export function LowerField({ holders, value, onChange }: Props) {
  return (
    <SmallField label={text.label} hint={text.hint}>
      <SelectField
        label={text.label}
        value={value}
        options={[
          { value: '', text: text.choose },
          ...holders.map(({ projectId, name, amount }) => ({
            value: projectId,
            text: text.holder(name, amount),
          })),
        ]}
        changed={value !== ''}
        onChange={onChange}
      />
    </SmallField>
  )
}
