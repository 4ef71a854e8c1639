import { ledgerLimits } from '#domain/settlement/limits'
import { assignText as text } from '../../../messages/assign-text.ts'
import { TextField } from '../../../ui/text-field.tsx'

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
    <div className="pt-3">
      <label className="mb-3 flex items-center gap-2 font-bold">
        {text.due}
        <input
          type="date"
          value={due}
          className="h-control rounded-part border border-line-strong bg-paper px-2 font-normal"
          onChange={({ currentTarget }) => onDue(currentTarget.value)}
        />
      </label>
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
