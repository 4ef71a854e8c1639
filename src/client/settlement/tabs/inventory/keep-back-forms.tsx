import { useState } from 'react'
import { availableOf } from '#domain/settlement/stock'
import type { Outcome } from '../../../api/outcome.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import { SmallForm } from '../../fields/small-form.tsx'
import { keepBack, release } from '../../inventory-acts.ts'
import { useActForm } from '../../use-act-form.ts'
import type { StockFormProps } from './stock-form-props.ts'

const text = inventoryText.form

/** Keeps free stock back, so that no project gets it (INV-2). */
export function KeepBackForm({ settlementId, row, onClose }: StockFormProps) {
  const free = availableOf(row)
  const [amount, setAmount] = useState(free)
  const [isTooMuch, setTooMuch] = useState(false)
  const sending = useActForm(
    () => keepBack(settlementId, row.itemId, amount),
    (reply) => {
      // Where less is free by now, the server does not refuse: it answers that nothing was kept back.
      if (reply?.reserved === false) setTooMuch(true)
      else onClose()
    },
  )
  return (
    <SmallForm
      words={text.keepBack}
      action={text.keepBack.submit(amount)}
      sending={sending}
      disabled={amount === 0}
      onClose={onClose}
    >
      <AmountField
        label={text.amount}
        value={amount}
        hint={text.keepBack.hint(free)}
        onChange={(next) => {
          setAmount(next)
          setTooMuch(false)
        }}
      />
      {isTooMuch && (
        <p role="alert" className="text-small text-missing">
          {text.keepBack.tooMuch(free)}
        </p>
      )}
    </SmallForm>
  )
}

/** Sets free what was kept back (INV-2). */
export function ReleaseForm({ settlementId, row, onClose }: StockFormProps) {
  const [amount, setAmount] = useState(row.kept)
  const sending = useActForm<unknown>(
    (): Promise<Outcome<unknown>> => release(settlementId, row.itemId, amount),
    onClose,
  )
  return (
    <SmallForm
      words={text.release}
      action={text.release.submit(amount)}
      sending={sending}
      disabled={amount === 0}
      onClose={onClose}
    >
      <AmountField
        label={text.amount}
        value={amount}
        hint={text.release.hint(row.kept)}
        onChange={setAmount}
      />
    </SmallForm>
  )
}
