import { SelectField } from '../../../ui/select-field.tsx'
import { useRows } from '../../selectors.ts'
import { byName } from './storages.ts'

type Props = {
  label: string
  value: string | null
  /** What the choice of none is called. */
  none: string
  onChange: (storageId: string | null) => void
}

/** Chooses one of the settlement's storages, or none. */
export function StorageSelect({ label, value, none, onChange }: Props) {
  const places = byName(useRows('storages'))
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      options={[{ value: '', text: none }, ...places.map(({ id, name }) => ({ value: id, text: name }))]}
      changed={false}
      onChange={(id) => onChange(id || null)}
    />
  )
}
