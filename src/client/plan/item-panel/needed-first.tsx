import type { ReactNode } from 'react'
import type { Item, ItemId } from '#domain/catalog/item'
import { neededFirst } from '#domain/lookup/needed-first'
import { recipesInUse } from '#domain/lookup/recipes-in-use'
import { targetsText as text } from '../../messages/targets-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { addToQueue } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { usePlan } from '../current-plan.ts'
import { DetailSection } from './detail-section.tsx'
import { ItemLink } from './item-link.tsx'

/** What the item's recipes in the plan ask for before they can be followed: research, a station, knowledge; each can be queued (BEY-19). */
export function NeededFirst({ item }: { item: Item }) {
  const { catalog } = useEngine()
  const { choices, inventory, buildList } = useCalculator((state) => state)
  const { materials } = usePlan()
  const recipes = recipesInUse(item, { materials, choices })
  const isOwned = (id: ItemId) => (inventory.get(id) ?? 0) > 0
  const { research, stations, knowledge } = neededFirst(catalog, recipes, isOwned)
  const queued = new Set(buildList.map(({ itemId }) => itemId))
  // All at once is for research alone: of a station, another building may do.
  const open = research.filter((id) => !queued.has(id))
  // Of the buildings that would do, the one of the lowest tier.
  const built = stations.flatMap(({ name, tier, buildings }) =>
    buildings.slice(0, 1).map((itemId) => ({ itemId, name, tier })),
  )
  if (research.length === 0 && knowledge.length === 0 && built.length === 0) return null
  return (
    <DetailSection
      title={text.neededFirst}
      action={
        open.length > 1 && (
          <Button
            look="quiet"
            title={text.addAllTitle}
            onClick={(event) => {
              // The button goes; the first name stays.
              event.currentTarget.closest('section')?.querySelector<HTMLElement>('li button')?.focus()
              open.forEach(addOne)
            }}
          >
            {text.addAll(open.length)}
          </Button>
        )
      }
    >
      <ul ref={plainListKeys}>
        {research.map((id) => (
          <Need key={id} itemId={id} isQueued={queued.has(id)} />
        ))}
        {built.map(({ itemId, name, tier }) => (
          <Need key={itemId} itemId={itemId} isQueued={queued.has(itemId)}>
            {text.station(name, tier)}
          </Need>
        ))}
        {knowledge.map((name) => (
          <li key={name} className="py-0.5 text-small text-ink-2">
            {text.knowledge(name)}
          </li>
        ))}
      </ul>
      {(research.length > 0 || built.length > 0) && <p className="text-small text-ink-3">{text.ownedHint}</p>}
    </DetailSection>
  )
}

type NeedProps = { itemId: ItemId; isQueued: boolean; children?: ReactNode }

function Need({ itemId, isQueued, children }: NeedProps) {
  const { catalog } = useEngine()
  const name = catalog.names[catalog.indexById.get(itemId) ?? -1] ?? ''
  return (
    <li className="flex min-h-control items-center justify-between gap-3 border-b border-line py-1 last:border-0 classic:py-0">
      <span className="min-w-0">
        <ItemLink itemId={itemId} />
        {children && <span className="block text-small text-ink-3">{children}</span>}
      </span>
      {isQueued ? (
        <span className="text-small whitespace-nowrap text-have">{text.isQueued}</span>
      ) : (
        <Button
          className="text-small"
          aria-label={text.addOf(name)}
          onClick={(event) => {
            // The button goes; the name stays.
            event.currentTarget.closest('li')?.querySelector('button')?.focus()
            addOne(itemId)
          }}
        >
          {text.add}
        </Button>
      )}
    </li>
  )
}

function addOne(itemId: ItemId): void {
  addToQueue(itemId, 1)
}
