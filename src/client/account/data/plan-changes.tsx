import { findItem } from '#domain/catalog/catalog'
import type { Item, ItemId } from '#domain/catalog/item'
import { unknownItem } from '#domain/catalog/read-item'
import type { WholePlan } from '#domain/crafting/whole-plan'
import { choiceChanges, type RowChange, rowChanges } from '#domain/undo/row-changes'
import { ItemLabel } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { dataManagerText } from '../../messages/data-manager-text.ts'
import { useCatalogState } from '../../state/catalog.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'

const text = dataManagerText.changes
const mostRows = 60
const mostNamed = 5

type Props = { before: WholePlan; after: WholePlan }

/** Lists the rows that would be added, changed and removed. */
export function PlanChanges({ before, after }: Props) {
  const changes = rowChanges(before, after)
  const choices = choiceChanges(before, after)
  if (changes.length + choices === 0) return <p className="text-ink-2">{text.none}</p>
  const count = (kind: Kind) => changes.filter((change) => kindOf(change) === kind).length
  const more = changes.length - mostRows
  return (
    <section aria-label={text.label}>
      <h3 className="mb-1 text-small font-semibold text-ink-2">
        {text.count(count('added'), count('changed'), count('removed'))}
      </h3>
      {changes.length > 0 && (
        <ScrollBox className="max-h-[38dvh] rounded-part border border-line max-phone:max-h-[28dvh]">
          <ul className="divide-y divide-line">
            {changes.slice(0, mostRows).map(({ key, ...change }) => (
              <ChangeRow key={key} {...change} />
            ))}
            {more > 0 && <li className="px-2.5 py-1.5 text-small text-ink-3">{text.more(more)}</li>}
          </ul>
        </ScrollBox>
      )}
      {choices > 0 && <p className="mt-2 text-small text-ink-2">{text.choices(choices)}</p>}
      <UnknownItems changes={changes} />
    </section>
  )
}

type Kind = 'added' | 'changed' | 'removed'
const looks = { added: 'text-have', changed: 'text-ink-2', removed: 'text-missing' }

function kindOf({ before, after }: Pick<RowChange, 'before' | 'after'>): Kind {
  if (before === 0) return 'added'
  return after === 0 ? 'removed' : 'changed'
}

function ChangeRow(change: Omit<RowChange, 'key'>) {
  const { name, tier, rarity } = useItemLook()(change.itemId)
  const kind = kindOf(change)
  return (
    <li className="flex min-h-9 items-center gap-2.5 px-2.5 py-1 classic:min-h-7 classic:py-0 thumb:classic:py-1">
      <TierChip tier={tier} />
      <ItemLabel name={name} rarity={rarity}>
        {text[change.part]}
      </ItemLabel>
      <span className="shrink-0 text-right leading-tight">
        <b>{text.from(change.before, change.after)}</b>
        <span className={`block text-tiny font-semibold classic:ml-2 classic:inline ${looks[kind]}`}>
          {text[kind]}
        </span>
      </span>
    </li>
  )
}

function UnknownItems({ changes }: { changes: readonly RowChange[] }) {
  const look = useItemLook()
  const coming = new Set(changes.filter(({ after }) => after > 0).map(({ itemId }) => itemId))
  const unknown = [...coming].filter((itemId) => !look(itemId).known)
  if (unknown.length === 0) return null
  return (
    <p className="mt-2 rounded-part bg-warn-soft px-3 py-2 text-small wrap-anywhere text-warn">
      {text.unknown(unknown.length)}{' '}
      {unknown.slice(0, mostNamed).map((itemId, place) => (
        <span key={itemId}>
          {place > 0 && ', '}
          {/* The id comes from a file: <bdi> confines characters that reverse the text direction. */}
          <bdi>{itemId}</bdi>
        </span>
      ))}
      {unknown.length > mostNamed && `, ${text.more(unknown.length - mostNamed)}`}
    </p>
  )
}

type ItemLook = Pick<Item, 'name' | 'tier' | 'rarity'> & { readonly known: boolean }

/**
 * How an item looks in the list; by its id alone while there is no catalogue, because data must be safe without one. Then no item is called
 * unknown: nobody can say which are.
 */
function useItemLook(): (itemId: ItemId) => ItemLook {
  const catalog = useCatalogState()
  return (itemId) => {
    if (catalog.state !== 'ready') return { ...unknownItem(itemId), name: itemId, known: true }
    const item = findItem(catalog.engine.catalog, itemId)
    return item ? { ...item, known: true } : { ...unknownItem(itemId), known: false }
  }
}
