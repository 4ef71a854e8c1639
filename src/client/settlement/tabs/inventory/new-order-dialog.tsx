import { useState } from 'react'
import type { Item } from '#domain/catalog/item'
import { standingOrdersText } from '../../../messages/standing-orders-text.ts'
import type { Engine } from '../../../state/engine.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ItemPicker } from '../../fields/item-picker.tsx'
import { useSettlementId } from '../../selectors.ts'
import { StandingOrderForm } from './standing-order-form.tsx'

type Props = { engine: Engine; onClose: () => void }

/** Sets a standing order for any item of the game, also one that is not in the stock yet (BEY-18). */
export function NewOrderDialog({ engine, onClose }: Props) {
  const settlementId = useSettlementId()
  const [typed, setTyped] = useState('')
  const [item, setItem] = useState<Item | undefined>()
  return (
    <Dialog title={standingOrdersText.add} closeLabel={standingOrdersText.close} onClose={onClose}>
      <div className="min-h-[min(26rem,55dvh)]">
        <StandingOrderForm settlementId={settlementId} itemId={item?.id} onClose={onClose}>
          {(whenChanged) => (
            <ItemPicker
              engine={engine}
              typed={typed}
              onTyped={(next, picked) => {
                setTyped(next)
                setItem(picked)
                whenChanged()
              }}
            />
          )}
        </StandingOrderForm>
      </div>
    </Dialog>
  )
}
