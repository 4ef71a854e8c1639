import { settlementDialogsText as text } from '../../messages/settlement-dialogs-text.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  submit: string
  isBusy: boolean
  /** The sentence and, on its own line, the reason; null where nothing failed. */
  failure: { sentence: string; reason?: string } | null
  onCancel: () => void
  danger?: boolean
}

/** The end of a dialog's form: the failure, Cancel and the submit button. */
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
