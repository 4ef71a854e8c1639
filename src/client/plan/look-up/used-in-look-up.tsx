import { useMemo, useState } from 'react'
import { findItem } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { compareListed } from '#domain/catalog/listing-order'
import { rarityName } from '#domain/catalog/rarity'
import { joinDotted } from '../../item/origin.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { lookUpText } from '../../messages/look-up-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { replaceLookUp } from '../aside-address.ts'
import { suggestions } from '../picker/suggestions.ts'
import { usedInOf } from '../used-in-index.ts'
import { FoundFilters } from './found-filters.tsx'
import { FoundList } from './found-list.tsx'
import { type FoundFilter, matchingRows, skillsOfFound, withItems } from './found-recipes.ts'

const text = lookUpText.usedIn
const nothingHeld: ReadonlyMap<ItemId, number> = new Map()

/** Every recipe that takes an item (BEY-8). The button of a row queues one piece of what the recipe makes. */
export function UsedInLookUp({
  itemId,
  onAdded,
}: {
  itemId: ItemId | null
  onAdded: (said: string) => void
}) {
  const { catalog, search } = useEngine()
  const item = itemId === null ? undefined : findItem(catalog, itemId)
  const [typed, setTyped] = useState(item?.name ?? '')
  const [filter, setFilter] = useState<FoundFilter>({ word: '', skill: null })
  const { items, cut } = useMemo(
    () => suggestions({ catalog, search, inventory: nothingHeld, typed }),
    [catalog, search, typed],
  )
  const uses = useMemo(() => {
    const rows = withItems(catalog, item ? usedInOf(catalog)(item.id) : [])
    return rows.toSorted((a, b) => compareListed(a.item, b.item) || a.recipeIndex - b.recipeIndex)
  }, [catalog, item])

  return (
    <>
      <div className="flex flex-col gap-2 px-4 py-3 classic:py-1.5">
        <Combobox
          label={text.item}
          text={typed}
          options={items.map(({ id, name, tier, rarity }) => ({
            key: id,
            text: name,
            detail: joinDotted([calculatorText.tierChip(tier), rarityName(rarity)]),
          }))}
          noOptions={text.noItems}
          note={cut ? text.more(items.length) : null}
          onType={setTyped}
          onPick={(option) => {
            setTyped(option.text)
            replaceLookUp('used-in', option.key as ItemId)
          }}
        />
        {item && uses.length > 0 && (
          <>
            <p className="text-small text-ink-2">{text.count(uses.length, item.name)}</p>
            <FoundFilters filter={filter} skills={skillsOfFound(uses)} onChange={setFilter} />
          </>
        )}
      </div>
      {!item && <EmptyState title={text.ask} hint={text.askHint} />}
      {item && uses.length === 0 && <EmptyState title={text.none(item.name)} hint={text.noneHint} />}
      {item && uses.length > 0 && (
        <FoundList
          label={text.count(uses.length, item.name)}
          rows={matchingRows(uses, filter)}
          foundOf={({ quantity }) => text.takes(quantity)}
          quantityOf={() => 1}
          onAdded={onAdded}
        />
      )}
    </>
  )
}
