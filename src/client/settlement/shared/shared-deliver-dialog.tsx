import { useState } from 'react'
import type { SharedTask } from '#contract/collaborations'
import { formatNumber } from '#contract/sentences/numbers'
import type { ItemId } from '#domain/catalog/item'
import { ledgerLimits } from '#domain/settlement/limits'
import { problemOf } from '../../api/outcome.ts'
import { sharedText } from '../../messages/shared-text.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormEnd } from '../dialogs/form-end.tsx'
import { useActForm } from '../use-act-form.ts'
import { deliverShared } from './deliver-shared.ts'
import { deliveredWords } from './delivered-words.ts'

const text = sharedText.deliver

type Props = {
  collaborationId: string
  projectName: string
  /** As it was when the dialog opened. */
  task: SharedTask
  /** As it is now; null where it is gone. */
  now: SharedTask | null
  onClose: () => void
  onDelivered: (words: string) => void
}

/** Delivers for a task of a shared project; what was typed stays where that fails. */
export function SharedDeliverDialog(props: Props) {
  const { collaborationId, projectName, task, now, onClose, onDelivered } = props
  const [amount, setAmount] = useState(Math.max(1, task.missing))
  const [notes, setNotes] = useState('')
  const [proof, setProof] = useState('')
  // A task without an item never gets here: its button is off.
  const itemId = task.metadata.itemId as ItemId
  const item = String(task.metadata.itemName ?? task.title)
  const isOver = now === null || now.state === 'done'
  const { submit, isBusy, trouble, clear } = useActForm(
    () =>
      deliverShared({
        collaborationId,
        projectName,
        words: text.words(amount, item, task.title),
        input: {
          taskId: task.id,
          itemsContributed: [{ itemId, quantity: amount }],
          ...(notes.trim() && { notes }),
          ...(proof.trim() && { proofOfWork: proof }),
        },
      }),
    // null where the server cannot be reached: the delivery waits in this browser until it can.
    (delivery) => onDelivered(delivery ? text.done(deliveredWords(delivery)) : text.kept(amount, item)),
  )
  const typing = (set: (value: string) => void) => (value: string) => {
    set(value)
    clear()
  }
  return (
    <Dialog title={text.title} closeLabel={text.close} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p className="mb-3 wrap-anywhere">{text.task(task.title, (now ?? task).missing)}</p>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <span aria-hidden="true" className="min-w-0 flex-1 font-bold wrap-anywhere">
            {item}
          </span>
          <Stepper
            wide
            value={amount}
            min={1}
            max={ledgerLimits.amount}
            labels={{ field: text.amount(item), less: text.less, more: text.more }}
            format={formatNumber}
            onChange={(next) => {
              setAmount(next)
              clear()
            }}
          />
        </div>
        <TextField
          label={text.notes}
          hint={text.notesHint}
          problem={problemOf(trouble, 'notes')}
          rows={2}
          maxLength={ledgerLimits.textLength}
          value={notes}
          onChange={typing(setNotes)}
        />
        <TextField
          label={text.proof}
          hint={text.proofHint}
          problem={problemOf(trouble, 'proofOfWork')}
          maxLength={ledgerLimits.proofLength}
          value={proof}
          onChange={typing(setProof)}
        />
        <p className={`mb-2 text-small ${isOver ? 'text-warn' : 'text-ink-2'}`}>
          {isOver ? text.gone : text.waits}
        </p>
        <FormEnd
          submit={isBusy ? text.submitting : text.submit(amount, item)}
          isBusy={isBusy}
          disabled={isOver}
          failure={trouble && { sentence: text.failed, reason: trouble.reason }}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
