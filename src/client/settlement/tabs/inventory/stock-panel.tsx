import type { ReactNode } from 'react'
import type { Item } from '#domain/catalog/item'
import { ItemLabel } from '../../../item/item-label.tsx'
import { TierChip } from '../../../item/tier-chip.tsx'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { changeQuery } from '../../../state/address-query.ts'
import { SidePanel } from '../../side-panel.tsx'

type Props = { item: Item; children: ReactNode }

/** Holds an opened item of the stock. */
export function StockPanel({ item, children }: Props) {
  const title = (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel name={item.name} rarity={item.rarity} />
    </>
  )
  return (
    <SidePanel title={title} labels={inventoryText.panel} onClose={closeStockPanel}>
      {children}
    </SidePanel>
  )
}

function closeStockPanel(): void {
  changeQuery({ item: null }, { replace: true, state: null })
}
