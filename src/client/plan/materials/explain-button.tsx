import { formatNumber } from '#contract/sentences/numbers'
import type { Material } from '#domain/crafting/material'
import { formatLarge } from '../../messages/format-large.ts'
import { summaryText as text } from '../../messages/summary-text.ts'
import { prepareAside } from '../aside/aside.tsx'
import { openItem } from '../aside-address.ts'

/** From this amount on the digits would leave too little space for the name; the dialog shows them all. */
const leastLong = 100_000_000

/** What is to be got, and by a click where that number comes from (BEY-3). */
export function ExplainButton({ material }: { material: Material }) {
  const { itemId, itemName, missing, comesAlong, toGet } = material
  const exact = formatNumber(toGet)
  const isLong = toGet >= leastLong
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      // The tab around the rows listens for the key.
      aria-keyshortcuts="?"
      title={isLong ? `${exact} · ${text.explainTitle}` : text.explainTitle}
      className="group relative -mr-1.5 min-h-full rounded-part px-1.5 text-right whitespace-nowrap outline-offset-[-2px] thumb:min-h-control thumb:min-w-control"
      onPointerEnter={prepareAside}
      onFocus={prepareAside}
      onClick={() => openItem(itemId)}
    >
      <span className="sr-only">{text.of(itemName)}</span>
      {toGet > 0 ? (
        <b className="text-body leading-tight text-missing">
          <span className="underline decoration-line-strong decoration-dotted underline-offset-2 group-hover:decoration-solid">
            {isLong ? formatLarge(toGet) : exact}
          </span>{' '}
          <small className="block text-tiny font-normal text-ink-3 classic:sr-only">
            {comesAlong > 0 ? text.toGet : text.missing}
          </small>
        </b>
      ) : (
        <b className={missing > 0 ? 'text-small text-have' : 'text-have'}>
          {missing > 0 ? text.rowComesAlong : text.rowReady}
        </b>
      )}
      <span className="sr-only">{text.explain}</span>
    </button>
  )
}
