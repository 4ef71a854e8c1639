import { useState } from 'react'
import type { Item } from '#domain/catalog/item'
import { useSubmit } from '../../../api/use-submit.ts'
import { standingOrdersText } from '../../../messages/standing-orders-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { AmountField } from '../../fields/amount-field.tsx'
import { ItemPicker } from '../../fields/item-picker.tsx'
import { SmallForm } from '../../fields/small-form.tsx'
import { setStandingOrder } from '../../inventory-acts.ts'
import { useSettlementId } from '../../selectors.ts'

const text = standingOrdersText.form

type Props = { engine: Engine; onClose: () => void }

/** Sets a standing order for any item of the game, also one that is not in the stock yet (BEY-18). */
export function NewOrderDialog({ engine, onClose }: Props) {
  const settlementId = useSettlementId()
  const [typed, setTyped] = useState('')
  const [item, setItem] = useState<Item | undefined>()
  const [atLeast, setAtLeast] = useState(1)
  const sending = useSubmit(
    () => (item && atLeast > 0 ? setStandingOrder(settlementId, { itemId: item.id, atLeast }) : null),
    onClose,
  )
  return (
    <Dialog title={standingOrdersText.add} closeLabel={standingOrdersText.close} onClose={onClose}>
      <div className="min-h-[min(26rem,55dvh)]">
        <SmallForm
          words={text}
          action={text.submit(atLeast)}
          sending={sending}
          disabled={!item || atLeast === 0}
          onClose={onClose}
        >
          <ItemPicker
            engine={engine}
            typed={typed}
            onTyped={(next, picked) => {
              setTyped(next)
              setItem(picked)
              sending.clear()
            }}
          />
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
      </div>
    </Dialog>
  )
}
