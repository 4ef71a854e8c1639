import { ledgerLimits } from '#domain/settlement/limits'
import { assignText as text } from '../../../messages/assign-text.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { DayField } from '../../fields/day-field.tsx'

type Props = {
  /** YYYY-MM-DD; empty for none. */
  due: string
  notes: string
  onDue: (due: string) => void
  onNotes: (notes: string) => void
}

/** Until when a task is to be done, and what is to be known about it (TSK-3). */
export function DueAndNotes({ due, notes, onDue, onNotes }: Props) {
  return (
    <div className="flex flex-col gap-3 pt-3">
      <DayField label={text.due} value={due} onChange={onDue} />
      <TextField
        label={text.notes}
        value={notes}
        maxLength={ledgerLimits.textLength}
        rows={2}
        onChange={onNotes}
      />
    </div>
  )
}
