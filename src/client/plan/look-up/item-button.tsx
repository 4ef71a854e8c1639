import type { ReactNode } from 'react'
import type { Item } from '#domain/catalog/item'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { lookUpText } from '../../messages/look-up-text.ts'
import { openItem } from '../aside-address.ts'

/** An item of a look-up; its details are one press away. */
export function ItemButton({ item, children }: { item: Item; children: ReactNode }) {
  return (
    <>
      <TierChip tier={item.tier} />
      <button
        type="button"
        title={lookUpText.details(item.name)}
        className="flex min-h-control min-w-0 flex-1 items-center rounded-part text-left outline-offset-[-2px] hover:underline"
        onClick={() => openItem(item.id)}
      >
        <ItemLabel name={item.name} rarity={item.rarity}>
          {children}
        </ItemLabel>
      </button>
    </>
  )
}
