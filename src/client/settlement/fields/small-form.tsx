import type { ReactNode } from 'react'
import { inventoryText } from '../../messages/inventory-text.ts'
import { Button } from '../../ui/button.tsx'
import type { useActForm } from '../use-act-form.ts'

const text = inventoryText.form

type Props = {
  /** What the form does, and what is said when that failed. */
  words: { readonly label: string; readonly failed: string }
  /** The words on the submit button. */
  action: string
  sending: ReturnType<typeof useActForm>
  /** Nothing can be sent yet. */
  disabled: boolean
  onClose: () => void
  children: ReactNode
}

/** A form inside an open item, task or dialog: its fields, why sending it failed, and its two buttons. */
export function SmallForm({
  words,
  action,
  sending: { submit, isBusy, trouble },
  disabled,
  onClose,
  children,
}: Props) {
  return (
    <form
      aria-label={words.label}
      noValidate
      className="mt-2.5 rounded-part bg-sunken p-3 classic:p-2"
      onSubmit={(event) => void submit(event)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
    >
      <div className="flex flex-col gap-2">{children}</div>
      {trouble && (
        <div role="alert" className="mt-2 text-small text-missing">
          <p className="font-semibold">{words.failed}</p>
          <p>{trouble.reason}</p>
        </div>
      )}
      <div className="mt-2.5 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" look="primary" disabled={isBusy || disabled}>
          {isBusy ? text.waiting : action}
        </Button>
      </div>
    </form>
  )
}

type FieldProps = { label: string; children: ReactNode; hint?: string | undefined }

/** A field with its label before it, and a line below. */
export function SmallField({ label, children, hint }: FieldProps) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span aria-hidden="true" className="min-w-20 text-small font-semibold">
          {label}
        </span>
        {children}
      </div>
      {hint && <p className="mt-1 text-small text-ink-2">{hint}</p>}
    </div>
  )
}

type NoteProps = { value: string; onChange: (value: string) => void }

/** The field for a note on why something is done. */
export function NoteField({ value, onChange }: NoteProps) {
  return (
    <SmallField label={text.note}>
      <span className="field flex min-w-40 flex-1 rounded-part border border-line-strong bg-paper">
        <input
          className="h-control w-full min-w-0 bg-transparent px-2.5 outline-none"
          aria-label={text.note}
          placeholder={text.notePlace}
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </SmallField>
  )
}
