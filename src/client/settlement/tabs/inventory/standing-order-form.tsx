import { useState } from 'react'
import { useSubmit } from '../../../api/use-submit.ts'
import { standingOrdersText } from '../../../messages/standing-orders-text.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import { SmallForm } from '../../fields/small-form.tsx'
import { setStandingOrder } from '../../inventory-acts.ts'
import { useRow } from '../../selectors.ts'
import type { StockFormProps } from './stock-form-props.ts'

const text = standingOrdersText.form

/** Says how much of the opened item is to be free at least (BEY-18). */
export function StandingOrderForm({ settlementId, row: { itemId }, onClose }: StockFormProps) {
  const order = useRow('standingOrders', itemId)
  const [atLeast, setAtLeast] = useState(order?.atLeast ?? 1)
  const sending = useSubmit(
    () => (atLeast === 0 ? null : setStandingOrder(settlementId, { itemId, atLeast })),
    onClose,
  )
  return (
    <SmallForm
      words={text}
      action={text.submit(atLeast)}
      sending={sending}
      disabled={atLeast === 0 || atLeast === order?.atLeast}
      onClose={onClose}
    >
      <AmountField
        label={text.amount}
        value={atLeast}
        hint={text.hint}
        onChange={(next) => {
          setAtLeast(next)
          sending.clear()
        }}
      />
    </SmallForm>
  )
}
