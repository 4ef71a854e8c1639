import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { deleteSettlement } from '../settlement-acts.ts'
import { useActForm } from '../use-act-form.ts'
import { FormEnd } from './form-end.tsx'

const text = settlementDialogsText.delete

type Props = { settlement: { readonly id: string; readonly name: string }; onClose: () => void }

/** Deletes a settlement, after saying what is deleted and how long it can be restored (SET-2). */
export function DeleteDialog({ settlement, onClose }: Props) {
  const { submit, isBusy, trouble } = useActForm((gesture) => deleteSettlement(settlement, gesture), onClose)
  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form onSubmit={submit}>
        <p className="wrap-anywhere">{text.body(settlement.name)}</p>
        <p className="mt-2 mb-3 text-ink-2">{text.restore}</p>
        <FormEnd
          submit={text.button}
          danger
          isBusy={isBusy}
          failure={trouble && { sentence: text.failed, reason: trouble.reason }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
