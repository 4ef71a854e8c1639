import { useState } from 'react'
import { isOfOrder } from '#domain/settlement/standing-order'
import { tasksText } from '../../../messages/tasks-text.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import { SmallForm } from '../../fields/small-form.tsx'
import { completeTask } from '../../task-acts.ts'
import { leftToDeliver, useUnderWay } from '../../under-way.ts'
import { useActForm } from '../../use-act-form.ts'
import type { TaskFormProps } from './task-form-props.ts'

const text = tasksText.add

/** Enters what was done for a task into the stock (TSK-5). */
export function AddForm({ settlementId, listed, onClose }: TaskFormProps) {
  const { id, task, missing } = listed
  // What waits for review lowers the amount that is offered, but not the most that can be entered: it may be rejected.
  const underWay = useUnderWay()(id)
  const [amount, setAmount] = useState(leftToDeliver(listed, underWay))
  const sending = useActForm(() => (amount === 0 ? null : completeTask(settlementId, id, amount)), onClose)
  return (
    <SmallForm
      words={text}
      action={text.submit(amount)}
      sending={sending}
      disabled={amount === 0}
      onClose={onClose}
    >
      <AmountField
        label={text.amount}
        value={amount}
        most={Math.max(0, missing - underWay.entered)}
        hint={isOfOrder(task) ? text.hintOfOrder : text.hint}
        onChange={(next) => {
          setAmount(next)
          sending.clear()
        }}
      />
    </SmallForm>
  )
}
