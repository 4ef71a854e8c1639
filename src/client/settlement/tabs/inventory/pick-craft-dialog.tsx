import { useState } from 'react'
import { inventoryCraftText as text } from '../../../messages/inventory-craft-text.ts'
import { openBesideList } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ItemPicker } from '../../fields/item-picker.tsx'

/** Picks an item that was crafted, which may not be in the stock yet; it opens at the side. */
export function PickCraftDialog({ engine, onClose }: { engine: Engine; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  return (
    <Dialog title={text.pickTitle} closeLabel={text.close} onClose={onClose}>
      <div className="flex min-h-[min(28rem,60dvh)] flex-col gap-2">
        <p className="text-small text-ink-2">{text.pickHint}</p>
        <ItemPicker
          engine={engine}
          typed={typed}
          onTyped={(next, item) => {
            setTyped(next)
            if (!item) return
            onClose()
            openBesideList('item', item.id)
          }}
        />
      </div>
    </Dialog>
  )
}
