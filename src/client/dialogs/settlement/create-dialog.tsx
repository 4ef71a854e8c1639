import { useState } from 'react'
import { settlementLimits } from '#domain/settlement/limits'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { perform } from '../../settlement/perform.ts'
import { takeSettlement } from '../../settlement/settlement-acts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormEnd } from './form-end.tsx'
import { problemOf, useSubmit } from './use-submit.ts'

const text = settlementDialogsText.create

/** Founds a settlement (SET-2); without a description the server gives it one that names the game. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { submit, isBusy, trouble, clear } = useSubmit(create, (settlement) => {
    takeSettlement(settlement)
    onClose()
  })

  function create() {
    const wanted = name.trim()
    setEmpty(wanted === '')
    if (wanted === '') return null
    const about = description.trim()
    const input = { name: wanted, ...(about && { description: about }) }
    return perform({ procedure: 'createSettlement', input })
  }

  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={text.name}
          value={name}
          maxLength={settlementLimits.nameLength}
          problem={isEmpty ? text.nameEmpty : problemOf(trouble, 'name')}
          onChange={(next) => {
            setName(next)
            setEmpty(false)
            clear()
          }}
        />
        <TextField
          label={text.description}
          value={description}
          rows={3}
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
