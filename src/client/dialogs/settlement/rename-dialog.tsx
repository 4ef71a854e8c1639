import { useState } from 'react'
import { settlementLimits } from '#domain/settlement/limits'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { updateSettlement } from '../../settlement/settlement-acts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormEnd } from './form-end.tsx'
import { problemOf, useSubmit } from './use-submit.ts'

const text = settlementDialogsText.rename

type Props = {
  settlement: { readonly id: string; readonly name: string; readonly description: string }
  onClose: () => void
}

/** Another name or description (SET-2); only what was changed here is sent, so that nobody's else is undone. */
export function RenameDialog({ settlement, onClose }: Props) {
  const [name, setName] = useState(settlement.name)
  const [description, setDescription] = useState(settlement.description)
  const [isEmpty, setEmpty] = useState(false)
  const { submit, isBusy, trouble, clear } = useSubmit(rename, onClose)

  function rename() {
    const wanted = name.trim()
    const about = description.trim()
    setEmpty(wanted === '')
    if (wanted === '') return null
    const facts = {
      ...(wanted !== settlement.name && { name: wanted }),
      ...(about !== settlement.description && { description: about }),
    }
    if (Object.keys(facts).length > 0) return updateSettlement(settlement.id, facts)
    onClose()
    return null
  }

  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={settlementDialogsText.create.name}
          value={name}
          maxLength={settlementLimits.nameLength}
          problem={isEmpty ? settlementDialogsText.create.nameEmpty : problemOf(trouble, 'name')}
          onChange={(next) => {
            setName(next)
            setEmpty(false)
            clear()
          }}
        />
        <TextField
          label={text.description}
          value={description}
          rows={5}
          maxLength={settlementLimits.descriptionLength}
          problem={problemOf(trouble, 'description')}
          onChange={setDescription}
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
