import { useId, useState } from 'react'
import type { Item, ItemId } from '#domain/catalog/item'
import { isSameWay, wayInUse, waysOf } from '#domain/crafting/choice'
import { firstWays } from '../../item/first-ways.ts'
import { wayKey } from '../../item/way-text.ts'
import { itemText } from '../../messages/item-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { choose } from '../../state/edits.ts'
import { Button } from '../../ui/button.tsx'
import { usePlan } from '../current-plan.ts'
import { DetailSection } from './detail-section.tsx'
import { WayCard } from './way-card.tsx'

const text = itemText.ways

/** Each way to come by an item; one is in use wherever the plan needs it (BEY-2). */
export function Ways({ item }: { item: Item }) {
  const group = useId()
  const choices = useCalculator((state) => state.choices)
  const isQueued = useCalculator(({ buildList }) => buildList.some(({ itemId }) => itemId === item.id))
  const isOnlyQueued = useIsOnlyQueued(item.id)
  const [showsAll, setShowsAll] = useState(false)
  const ways = waysOf(item)
  const inUse = wayInUse(item, choices)
  const shown = showsAll ? ways : firstWays(ways, inUse)
  const isChanged = !isSameWay(inUse, ways[0]!)
  // What nobody can craft or gather comes from elsewhere: there is nothing to choose.
  if (ways.length === 1) return null
  return (
    <DetailSection
      title={text.title}
      action={
        isChanged && (
          <Button look="quiet" title={text.resetTitle(item.name)} onClick={() => choose(item.id, null)}>
            {text.reset}
          </Button>
        )
      }
    >
      <p className="mb-1.5 text-small text-ink-3">
        {isOnlyQueued ? text.onlyQueued : isQueued ? text.queued : text.hint}
      </p>
      <div role="radiogroup" aria-label={text.title} className="flex flex-col gap-1.5 classic:gap-0.5">
        {shown.map((way) => (
          <WayCard
            key={wayKey(way)}
            group={group}
            item={item}
            way={way}
            isDefault={way === ways[0]}
            isInUse={isSameWay(way, inUse)}
            disabled={isOnlyQueued}
            // The first way is the usual one: it is in use where nothing is chosen.
            onChoose={() => choose(item.id, way === ways[0] ? null : way)}
          />
        ))}
      </div>
      {shown.length < ways.length && (
        <Button look="quiet" className="mt-1.5 text-small" onClick={() => setShowsAll(true)}>
          {text.all(ways.length)}
        </Button>
      )}
    </DetailSection>
  )
}

/** Whether nothing but its own entries in the queue asks for the item: a choice would then change nothing. */
function useIsOnlyQueued(itemId: ItemId): boolean {
  const queued = useCalculator(({ buildList }) =>
    buildList.reduce((sum, entry) => sum + (entry.itemId === itemId ? entry.quantity : 0), 0),
  )
  const { materials } = usePlan()
  const needed = materials.reduce((sum, row) => sum + (row.itemId === itemId ? row.needed : 0), 0)
  return queued > 0 && needed <= queued
}
