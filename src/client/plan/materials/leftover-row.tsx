import { findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import type { Leftover } from '#domain/crafting/leftovers'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { formatPieces } from '../../messages/format-pieces.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { openItem } from '../aside-address.ts'

/** Something the plan gives and does not need. */
export function LeftoverRow({ itemId, surplus, byproduct }: Leftover) {
  const { catalog } = useEngine()
  const item = findItem(catalog, itemId) ?? unknownItem(itemId)
  const both = surplus > 0 && byproduct > 0
  return (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel name={item.name} rarity={item.rarity}>
        {both ? text.surplusAndByproduct : surplus > 0 ? text.surplus : text.byproduct}
      </ItemLabel>
      <button
        type="button"
        aria-haspopup="dialog"
        className="relative -mr-1.5 min-h-full rounded-part px-1.5 text-right whitespace-nowrap outline-offset-[-2px] hover:underline thumb:min-h-control"
        onClick={() => openItem(itemId)}
      >
        <span className="sr-only">{text.of(item.name)}</span>
        <span className="font-semibold text-have">{formatPieces(surplus + byproduct)}</span>{' '}
        <small className="text-tiny text-ink-3">{text.leftOver}</small>
        <span className="sr-only">{text.details}</span>
      </button>
    </>
  )
}
