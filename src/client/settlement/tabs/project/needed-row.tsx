import { formatNumber } from '#contract/sentences/numbers'
import { findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import type { NeedExplanation, NeededStock } from '#domain/planning/explain-need'
import { TierChip } from '../../../item/tier-chip.tsx'
import { projectStockText as text } from '../../../messages/project-stock-text.ts'
import { changeQuery } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { useGlow } from '../../use-glow.ts'
import { closeExplanation, NeedExplained } from './need-explained.tsx'

type Props = {
  settlementId: string
  catalog: Engine['catalog']
  need: NeededStock
  /** null while it is folded. */
  explained: NeedExplanation | null
}

/**
 * What the project needs and holds of one item; a press anywhere in the row opens its explanation (BEY-3). The numbers are
 * in `<u>`, whose dotted line says that they can be explained.
 */
export function NeededRow({ settlementId, catalog, need, explained }: Props) {
  const { itemId, inStock, held, needed, missingInAll, comesAlong, toGetInAll } = need
  const item = findItem(catalog, itemId) ?? unknownItem(itemId)
  const isOpen = explained !== null
  // The row glows for a moment when somebody else changes one of these numbers.
  const row = useGlow<HTMLTableRowElement>(settlementId, `${inStock} ${held} ${needed} ${missingInAll}`)
  return (
    <>
      <tr ref={row} className={isOpen ? 'bg-accent-soft' : ''}>
        <th scope="row">
          <span className="flex items-center gap-2">
            <TierChip tier={item.tier} />
            <span className="min-w-0">
              <button
                type="button"
                aria-label={text.open(item.name, needed, held, missingInAll)}
                aria-expanded={isOpen}
                title={text.openTitle}
                className="need-open block text-left font-semibold wrap-anywhere"
                onClick={() => (isOpen ? closeExplanation() : changeQuery({ need: itemId }))}
              >
                {item.name}
              </button>
              {comesAlong > 0 && (
                <span className="block text-tiny text-ink-2">{text.comesAlong(comesAlong, toGetInAll)}</span>
              )}
            </span>
          </span>
        </th>
        <td className="text-ink-2">
          <u>{formatNumber(inStock)}</u>
        </td>
        <td>
          <u>{formatNumber(held)}</u>
        </td>
        <td className="text-ink-2">
          <u>{formatNumber(needed)}</u>
        </td>
        <td>
          {missingInAll > 0 ? (
            <b className="text-missing">
              <u>{formatNumber(missingInAll)}</u>
            </b>
          ) : (
            <span className="text-have">
              <span aria-hidden="true">✓</span>
              <span className="sr-only">{text.nothingMissing}</span>
            </span>
          )}
        </td>
      </tr>
      {explained && <NeedExplained catalog={catalog} explained={explained} />}
    </>
  )
}
