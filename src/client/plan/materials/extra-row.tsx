import { findItem } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { unknownItem } from '#domain/catalog/read-item'
import type { Catalyst, Leftover } from '#domain/crafting/leftovers'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { formatExpected } from '../../messages/format.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { openItem } from '../aside-address.ts'

/** Something the plan's crafts need at hand and give back. */
export function CatalystRow({ itemId, quantity, have }: Catalyst) {
  const isShort = have < quantity
  return (
    <ExtraRow
      itemId={itemId}
      note={text.notUsedUp}
      amount={text.keptOf(have, quantity)}
      unit={isShort ? text.needed : text.atHand}
      isShort={isShort}
    />
  )
}

/** Something the plan gives and does not need. */
export function LeftoverRow({ itemId, surplus, byproduct }: Leftover) {
  const both = surplus > 0 && byproduct > 0
  return (
    <ExtraRow
      itemId={itemId}
      note={both ? text.surplusAndByproduct : surplus > 0 ? text.surplus : text.byproduct}
      amount={formatExpected(surplus + byproduct)}
      unit={text.leftOver}
      isShort={false}
    />
  )
}

type Props = { itemId: ItemId; note: string; amount: string; unit: string; isShort: boolean }

function ExtraRow({ itemId, note, amount, unit, isShort }: Props) {
  const { catalog } = useEngine()
  const item = findItem(catalog, itemId) ?? unknownItem(itemId)
  return (
    <>
      <TierChip tier={item.tier} />
      <ItemLabel name={item.name} rarity={item.rarity}>
        {note}
      </ItemLabel>
      <button
        type="button"
        aria-haspopup="dialog"
        className="relative -mr-1.5 min-h-full rounded-part px-1.5 text-right whitespace-nowrap outline-offset-[-2px] hover:underline thumb:min-h-control"
        onClick={() => openItem(itemId)}
      >
        <span className="sr-only">{text.of(item.name)}</span>
        <span className={`font-semibold ${isShort ? 'text-missing' : 'text-have'}`}>{amount}</span>{' '}
        <small className="text-tiny text-ink-3">{unit}</small>
        <span className="sr-only">{text.details}</span>
      </button>
    </>
  )
}
