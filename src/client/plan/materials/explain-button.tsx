import type { ItemId } from '#domain/catalog/item'
import { calculatorText } from '../../messages/calculator-text.ts'
import { formatNumber } from '../../messages/format.ts'
import { formatLarge } from '../../messages/format-large.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { prepareAside } from '../aside/aside.tsx'
import { openItem } from '../aside-address.ts'

/** From here on a number would take the room of the name; its dialog has every digit. */
const leastLong = 1_000_000_000

type Props = { itemId: ItemId; itemName: string; missing: number }

/** What is missing, and by a click where that number comes from (BEY-3). */
export function ExplainButton({ itemId, itemName, missing }: Props) {
  const exact = formatNumber(missing)
  const isLong = missing >= leastLong
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      title={isLong ? `${exact} · ${text.explainTitle}` : text.explainTitle}
      className="group relative -mr-1.5 min-h-full rounded-part px-1.5 text-right whitespace-nowrap outline-offset-[-2px] thumb:min-h-control thumb:min-w-control"
      onPointerEnter={prepareAside}
      onFocus={prepareAside}
      onClick={() => openItem(itemId)}
    >
      <span className="sr-only">{text.of(itemName)}</span>
      {missing > 0 ? (
        <b className="text-body leading-tight text-missing">
          <span className="underline decoration-line-strong decoration-dotted underline-offset-2 group-hover:decoration-solid">
            {isLong ? formatLarge(missing) : exact}
          </span>{' '}
          <small className="block text-tiny font-normal text-ink-3 classic:sr-only">
            {calculatorText.summary.missing}
          </small>
        </b>
      ) : (
        <b className="text-have">{calculatorText.summary.rowReady}</b>
      )}
      <span className="sr-only">{text.explain}</span>
    </button>
  )
}
