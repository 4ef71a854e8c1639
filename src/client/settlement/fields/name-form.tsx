import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { settlementLimits } from '#domain/settlement/limits'
import { Button } from '../../ui/button.tsx'
import { focusAndSelect } from '../../ui/focus-and-select.ts'
import { useBusy } from '../../ui/use-busy.ts'

type Props = {
  labels: { field: string; submit: string; empty: string; cancel?: string }
  name: string
  /** @returns whether it succeeded; the field is emptied only then, if it still holds that name. Where it is refused, what was typed stays. */
  onName: (name: string) => Promise<boolean>
  /** For a form that the user has opened in place of a name: it takes the focus with that name selected, and Escape closes it. */
  onCancel?: () => void
}

/** A form with one field for a name, within a list. */
export function NameForm({ labels, name, onName, onCancel }: Props) {
  const [typed, setTyped] = useState(name)
  const [isEmpty, setEmpty] = useState(false)
  const { isBusy, during } = useBusy()

  function submit(event: FormEvent) {
    event.preventDefault()
    const wanted = typed.trim()
    setEmpty(wanted === '')
    if (wanted !== '') void during(() => send(wanted))
  }

  async function send(wanted: string) {
    const isDone = await onName(wanted)
    // The user may have typed the next name already.
    if (isDone) setTyped((now) => (now.trim() === wanted ? '' : now))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !onCancel) return
    // Else the dialog around it would close too.
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }

  return (
    <form className="flex flex-1 flex-wrap gap-1.5" noValidate onSubmit={(event) => void submit(event)}>
      <span className="field flex min-w-[10rem] flex-1 rounded-part border border-line-strong bg-paper">
        <input
          ref={onCancel && focusAndSelect}
          className="h-control w-full min-w-0 bg-transparent px-2.5 outline-none"
          aria-label={labels.field}
          aria-invalid={isEmpty}
          placeholder={labels.field}
          maxLength={settlementLimits.nameLength}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setEmpty(false)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <Button type="submit" disabled={isBusy}>
        {labels.submit}
      </Button>
      {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
      {isEmpty && (
        <p role="alert" className="basis-full text-small text-missing">
          {labels.empty}
        </p>
      )}
    </form>
  )
}
