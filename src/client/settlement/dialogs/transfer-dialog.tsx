import { useState } from 'react'
import type { Settlement } from '#domain/settlement/tables'
import type { Gesture } from '../../api/gesture.ts'
import { settlementDialogsText } from '../../messages/settlement-dialogs-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useRows } from '../selectors.ts'
import { transferSettlement } from '../settlement-acts.ts'
import { useActForm } from '../use-act-form.ts'
import { FormEnd } from './form-end.tsx'
import { WhenOpened } from './when-opened.tsx'

const text = settlementDialogsText.transfer

/** Transfers a settlement on a second press, before which it names the new owner (SET-2). */
export function TransferDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={text.title} closeLabel={settlementDialogsText.close} onClose={onClose}>
      <WhenOpened>
        {(settlement) => <TransferForm key={settlement.id} settlement={settlement} onClose={onClose} />}
      </WhenOpened>
    </Dialog>
  )
}

function TransferForm({ settlement, onClose }: { settlement: Settlement; onClose: () => void }) {
  const [userId, setUserId] = useState('')
  const [armed, setArmed] = useState(false)
  const others = useRows('members').filter((member) => member.userId !== settlement.ownerId)
  const chosen = others.find((member) => member.userId === userId)
  const { submit, isBusy, trouble } = useActForm(transfer, onClose)

  function transfer(gesture: Gesture) {
    if (!chosen) return null
    setArmed(!armed)
    return armed ? transferSettlement(settlement.id, userId, gesture) : null
  }

  return (
    <form onSubmit={submit}>
      <p className="mb-3 text-ink-2">{others.length === 0 ? text.none : text.body}</p>
      {others.length > 0 && (
        <div className="mb-3 flex flex-col">
          <SelectField
            label={text.member}
            value={chosen ? userId : ''}
            options={[
              { value: '', text: text.choose },
              ...others.map((member) => ({ value: member.userId, text: member.name })),
            ]}
            changed={chosen !== undefined}
            onChange={(next) => {
              setUserId(next)
              setArmed(false)
            }}
          />
        </div>
      )}
      <p role="status" className="mb-2 font-semibold wrap-anywhere">
        {armed && chosen && text.becomes(chosen.name)}
      </p>
      <FormEnd
        submit={armed ? text.again : text.button}
        danger={armed}
        isBusy={isBusy || !chosen}
        failure={trouble && { sentence: text.failed, reason: trouble.reason }}
        onCancel={onClose}
      />
    </form>
  )
}
