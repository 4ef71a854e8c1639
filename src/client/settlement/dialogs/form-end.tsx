import { settlementDialogsText as text } from '../../messages/settlement-dialogs-text.ts'
import { Button } from '../../ui/button.tsx'
import { Failure } from './failure.tsx'

type Props = {
  submit: string
  isBusy: boolean
  /** Nothing can be sent yet. */
  disabled?: boolean
  /** The sentence and, on its own line, the reason; null where nothing failed. */
  failure: { sentence: string; reason?: string } | null
  onCancel: () => void
  danger?: boolean
}

/** The end of a dialog's form: the failure, Cancel and the submit button. */
export function FormEnd({ submit, isBusy, disabled = false, failure, onCancel, danger = false }: Props) {
  return (
    <>
      {failure && <Failure {...failure} className="mb-2" />}
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button look={danger ? 'danger' : 'primary'} type="submit" disabled={isBusy || disabled}>
          {submit}
        </Button>
      </div>
    </>
  )
}
