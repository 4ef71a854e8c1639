import { memo } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import type { Item } from '#domain/catalog/item'
import type { StockRow as Row } from '#domain/settlement/ledger-rows'
import { availableOf } from '#domain/settlement/stock'
import { ItemLabel } from '../../../item/item-label.tsx'
import { TierChip } from '../../../item/tier-chip.tsx'
import { inventoryText } from '../../../messages/inventory-text.ts'
import { openBesideList } from '../../../state/address-query.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useGlow } from '../../use-glow.ts'

const text = inventoryText.row

type Props = {
  settlementId: string
  row: Row
  item: Item
  /** Who has reserved it; empty where nobody has. */
  reservedBy: string
  /** Where it lies; empty where nobody has said. */
  storage: string
  isLow: boolean
  isOpen: boolean
}

/** One item of the stock: how many, what is reserved and by whom, what is available, where it lies (INV-1). */
export const StockRow = memo(function StockRow(props: Props) {
  const { settlementId, row, item, reservedBy, storage, isLow, isOpen } = props
  const { quantity, reserved } = row
  const available = availableOf(row)
  // The row glows for a moment when somebody else changes what this text is made of.
  const glow = useGlow<HTMLSpanElement>(settlementId, `${quantity} ${reserved} ${storage}`)
  const tone = available === 0 ? 'text-missing' : 'text-warn'
  return (
    <>
      <span ref={glow} className="absolute inset-0 -z-10" />
      <span className="stock-tier">
        <TierChip tier={item.tier} />
      </span>
      <div className="stock-name flex min-w-0">
        <ItemLabel name={item.name} rarity={item.rarity}>
          {reservedBy && <span title={reservedBy}>{reservedBy}</span>}
        </ItemLabel>
      </div>
      <span className="stock-quantity font-semibold" title={text.quantity(quantity)}>
        <span className="stock-word">{text.of}</span>
        {formatNumber(quantity)}
      </span>
      <span className="stock-reserved text-ink-2" title={text.reserved(reserved)}>
        {reserved > 0 ? formatNumber(reserved) : text.none}
      </span>
      <b
        className={`stock-available flex items-center justify-end gap-1.5 ${isLow ? tone : ''}`}
        title={text.available(available)}
      >
        {isLow && (
          <>
            <Icon name="down" />
            <span className="sr-only">{inventoryText.low.mark}</span>
          </>
        )}
        {formatNumber(available)}
        <span className="sr-only">{text.availableWord}</span>
      </b>
      <span className="stock-storage truncate text-ink-2" title={storage}>
        {storage}
      </span>
      <button
        type="button"
        aria-label={text.open(item.name)}
        aria-current={isOpen || undefined}
        className="absolute inset-0 outline-offset-[-2px]"
        onClick={() => openBesideList('item', item.id)}
      />
    </>
  )
})
