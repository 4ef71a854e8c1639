import type { ReactNode } from 'react'
import type { Item } from '#domain/catalog/item'
import { ItemLabel } from '../../../item/item-label.tsx'
import { TierChip } from '../../../item/tier-chip.tsx'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { SidePanel } from '../../side-panel.tsx'
import { useCloseRow } from '../../use-close-row.ts'

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
    <SidePanel title={title} labels={inventoryText.panel} onClose={useCloseRow('item', item.id)}>
      {children}
    </SidePanel>
  )
}
