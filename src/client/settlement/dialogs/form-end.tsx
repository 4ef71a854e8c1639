import { settlementDialogsText as text } from '../../messages/settlement-dialogs-text.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  submit: string
  isBusy: boolean
  /** Why it did not work, if it did not: the sentence, and the reason on a line of its own. */
  failure: { sentence: string; reason?: string } | null
  onCancel: () => void
  danger?: boolean
}

/** The end of a dialog's form: what went wrong, Cancel and the one thing to do. */
export function FormEnd({ submit, isBusy, failure, onCancel, danger = false }: Props) {
  return (
    <>
      {failure && (
        <div role="alert" className="mb-2 text-missing">
          <p className="font-semibold">{failure.sentence}</p>
          {failure.reason && <p className="text-small">{failure.reason}</p>}
        </div>
      )}
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button look={danger ? 'danger' : 'primary'} type="submit" disabled={isBusy}>
          {submit}
        </Button>
      </div>
    </>
  )
}
