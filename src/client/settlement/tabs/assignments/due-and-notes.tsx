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
      <TextField label={text.notes} value={notes} maxLength={1000} rows={2} onChange={onNotes} />
    </div>
  )
}

/** The day of a due date on this device; empty for none. */
export function dayOf(due: string | null): string {
  if (due === null) return ''
  const time = new Date(due)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`
}

/** The last second of a day on this device, as ISO time; null for none. */
export function endOf(day: string): string | null {
  return day === '' ? null : new Date(`${day}T23:59:59`).toISOString()
}
