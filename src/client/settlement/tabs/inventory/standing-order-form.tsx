import { type ReactNode, useState } from 'react'
import type { ItemId } from '#domain/catalog/item'
import { standingOrdersText } from '../../../messages/standing-orders-text.ts'
import { AmountField } from '../../fields/amount-field.tsx'
import { SmallForm } from '../../fields/small-form.tsx'
import { setStandingOrder } from '../../inventory-acts.ts'
import { useRow } from '../../selectors.ts'
import { useActForm } from '../../use-act-form.ts'
import type { StockFormProps } from './stock-form-props.ts'

const text = standingOrdersText.form

type Props = {
  settlementId: string
  /** undefined while no item is picked. */
  itemId: ItemId | undefined
  onClose: () => void
  /** The fields before the amount; they say when something in them changes, so that a refusal goes away. */
  children?: (whenChanged: () => void) => ReactNode
}

/** Asks how much of an item is to be free at least, beginning with what is ordered of it already (BEY-18). */
export function StandingOrderForm({ settlementId, itemId, onClose, children }: Props) {
  const former = useRow('standingOrders', itemId ?? '')?.atLeast
  const [typed, setTyped] = useState<number | null>(null)
  const atLeast = typed ?? former ?? 1
  const sending = useActForm(
    () => (itemId && atLeast > 0 ? setStandingOrder(settlementId, { itemId, atLeast }) : null),
    onClose,
  )
  return (
    <SmallForm
      words={text}
      action={text.submit(atLeast)}
      sending={sending}
      disabled={!itemId || atLeast === 0 || atLeast === former}
      onClose={onClose}
    >
      {children?.(sending.clear)}
      <AmountField
        label={text.amount}
        value={atLeast}
        hint={text.hint}
        onChange={(next) => {
          setTyped(next)
          sending.clear()
        }}
      />
    </SmallForm>
  )
}

/** The form for the opened item of the stock. */
export function OpenedItemOrderForm({ settlementId, row: { itemId }, onClose }: StockFormProps) {
  return <StandingOrderForm settlementId={settlementId} itemId={itemId} onClose={onClose} />
}
