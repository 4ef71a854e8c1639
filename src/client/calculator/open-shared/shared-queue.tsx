import { formatNumber } from '#contract/sentences/numbers'
import type { BuildList, BuildListEntry } from '#domain/build-list/build-list'
import { findItem } from '#domain/catalog/catalog'
import { unknownItem } from '#domain/catalog/read-item'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { shareText } from '../../messages/share-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { rowKeys } from '../../ui/row-keys.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'

const text = shareText.open
/** Enough to know a plan by; a link may hold thousands. */
const mostRows = 60

/** What somebody else has queued. */
export function SharedQueue({ buildList }: { buildList: BuildList }) {
  if (buildList.length === 0) return <p className="text-ink-2">{text.emptyQueue}</p>
  const items = buildList.reduce((sum, { quantity }) => sum + quantity, 0)
  const more = buildList.length - mostRows
  const keys = rowKeys(buildList, ({ itemId }) => itemId)

  return (
    <section aria-label={text.queue(buildList.length, items)}>
      <h3 className="mb-1 text-small font-semibold text-ink-2">{text.queue(buildList.length, items)}</h3>
      <ScrollBox className="max-h-[38dvh] rounded-part border border-line max-phone:max-h-[28dvh]">
        <ul className="divide-y divide-line">
          {buildList.slice(0, mostRows).map((entry, place) => (
            <SharedRow key={keys[place]} {...entry} />
          ))}
          {more > 0 && <li className="px-2.5 py-1.5 text-small text-ink-3">{text.moreRows(more)}</li>}
        </ul>
      </ScrollBox>
    </section>
  )
}

function SharedRow({ itemId, quantity }: BuildListEntry) {
  const { catalog } = useEngine()
  const { name, tier, rarity } = findItem(catalog, itemId) ?? unknownItem(itemId)
  return (
    <li className="flex min-h-9 items-center gap-2.5 px-2.5 py-1 classic:min-h-7 classic:py-0 thumb:classic:py-1">
      <TierChip tier={tier} />
      <ItemLabel name={name} rarity={rarity} />
      <b>{formatNumber(quantity)}</b>
    </li>
  )
}
