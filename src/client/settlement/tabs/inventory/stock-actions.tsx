import { inventoryCraftText } from '../../../messages/inventory-craft-text.ts'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { Button } from '../../../ui/button.tsx'
import { downloadCsv } from '../../../ui/download-csv.ts'
import { MenuButton } from '../../../ui/menu-button.tsx'
import { closedBy } from '../../fields/closed-by.ts'
import { useRows } from '../../selectors.ts'
import { showInventory } from '../../settlement-route.ts'
import type { InventoryDialog } from './inventory-dialogs.ts'
import type { ListedStock } from './listed-stock.ts'
import { stockCsv } from './stock-csv.ts'

const text = inventoryText.toolbar

type Props = {
  /** The items that a download contains. */
  shown: readonly ListedStock[]
  kinds: number
  mayEdit: boolean
  onDialog: (dialog: InventoryDialog) => void
}

/** What can be done with the stock as a whole. */
export function StockActions({ shown, kinds, mayEdit, onDialog }: Props) {
  const storages = new Map(useRows('storages').map(({ id, name }) => [id, name]))
  const closed = closedBy(!mayEdit && inventoryText.acts.notYours)
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3.5 pb-2 classic:pb-1">
      <span className="mr-auto text-small text-ink-2">{inventoryText.kinds(kinds)}</span>
      <Button {...closed} onClick={() => onDialog('paste')}>
        {text.paste}
      </Button>
      <Button look="primary" {...closed} onClick={() => onDialog('add')}>
        {text.add}
      </Button>
      <MenuButton
        look="quiet"
        icon
        aria-label={text.more}
        title={text.more}
        menuLabel={text.more}
        items={[
          { label: inventoryCraftText.pick, onPick: () => onDialog('craft') },
          { label: text.storages, onPick: () => onDialog('storages') },
          { label: text.orders, onPick: () => showInventory('orders') },
          { label: text.history, onPick: () => showInventory('history') },
          { label: text.download, onPick: download },
          { label: text.counting, onPick: () => showInventory('counting') },
        ]}
      >
        ⋯
      </MenuButton>
    </div>
  )

  function download() {
    const csv = stockCsv(shown, (id) => storages.get(id) ?? '')
    downloadCsv(csv)
  }
}
