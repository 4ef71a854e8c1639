import { useState } from 'react'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { updateSettlement } from '../../settlement/settlement-acts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from './form-end.tsx'
import { type Named, NameFields, tidy } from './name-fields.tsx'
import { useSubmit } from './use-submit.ts'

const text = settlementDialogsText.rename

type Props = {
  settlement: Named & { readonly id: string }
  onClose: () => void
}

/** Another name or description (SET-2); only what was changed here is sent, so that nobody's else is undone. */
export function RenameDialog({ settlement, onClose }: Props) {
  const [typed, setTyped] = useState<Named>(settlement)
  const [isTried, setTried] = useState(false)
  const { submit, isBusy, trouble, clear } = useSubmit(rename, onClose)

  function rename() {
    const { name, description } = tidy(typed)
    setTried(true)
    if (name === '') return null
    const facts = {
      ...(name !== settlement.name && { name }),
      ...(description !== settlement.description && { description }),
    }
    if (Object.keys(facts).length > 0) return updateSettlement(settlement.id, facts)
    onClose()
    return null
  }

  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <NameFields
          typed={typed}
          onChange={(next) => {
            setTyped(next)
            clear()
          }}
          isTried={isTried}
          trouble={trouble}
          description={{ label: text.description, rows: 5 }}
        />
        <FormEnd
          submit={text.button}
          isBusy={isBusy}
          failure={trouble && { sentence: text.failed, reason: trouble.reason }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
