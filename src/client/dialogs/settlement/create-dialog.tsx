import { useState } from 'react'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { perform } from '../../settlement/perform.ts'
import { takeSettlement } from '../../settlement/settlement-acts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormEnd } from './form-end.tsx'
import { NameFields, tidy } from './name-fields.tsx'
import { useSubmit } from './use-submit.ts'

const text = settlementDialogsText.create

/** Founds a settlement (SET-2); without a description the server gives it one that names the game. */
export function CreateDialog({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState({ name: '', description: '' })
  const [isTried, setTried] = useState(false)
  const { submit, isBusy, trouble, clear } = useSubmit(create, (settlement) => {
    takeSettlement(settlement)
    onClose()
  })

  function create() {
    const { name, description } = tidy(typed)
    setTried(true)
    if (name === '') return null
    const input = { name, ...(description && { description }) }
    return perform({ procedure: 'createSettlement', input })
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
          description={{ label: text.description, rows: 3 }}
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
