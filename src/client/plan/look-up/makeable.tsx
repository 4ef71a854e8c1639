import { useMemo, useState } from 'react'
import { maxQuantity } from '#domain/build-list/build-list'
import { makeableNow } from '#domain/lookup/makeable'
import { joinDotted } from '../../item/origin.ts'
import { lookUpText } from '../../messages/look-up-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { useUsableStock } from '../../state/usable-stock.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { FoundFilters } from './found-filters.tsx'
import { FoundList } from './found-list.tsx'
import { type FoundFilter, matchingRows, skillsOfFound, withItems } from './found-recipes.ts'
import { type MakeableSort, makeableSorts, sortMakeable, xpOf } from './makeable-order.ts'

const text = lookUpText.makeable
const firstSort: MakeableSort = 'tier'

/** What the inventory is enough for, right now and in one step (BEY-8). */
export function Makeable({ onAdded }: { onAdded: (said: string) => void }) {
  const { catalog } = useEngine()
  const inventory = useUsableStock()
  const [filter, setFilter] = useState<FoundFilter>({ word: '', skill: null })
  const [sort, setSort] = useState<MakeableSort>(firstSort)
  const found = useMemo(() => withItems(catalog, makeableNow(catalog, inventory)), [catalog, inventory])
  const rows = useMemo(() => sortMakeable(matchingRows(found, filter), sort), [found, filter, sort])

  if (found.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />
  return (
    <>
      <div className="flex flex-col gap-2 px-4 py-3 classic:py-1.5">
        <p className="text-small text-ink-2">{text.hint}</p>
        <FoundFilters filter={filter} skills={skillsOfFound(found)} onChange={setFilter}>
          <SelectField
            label={text.sort}
            value={sort}
            changed={sort !== firstSort}
            options={makeableSorts.map((value) => ({ value, text: text.sorts[value] }))}
            onChange={setSort}
          />
        </FoundFilters>
      </div>
      <FoundList
        label={lookUpText.tabs.makeable}
        rows={rows}
        foundOf={(row) => {
          const xp = xpOf(row)
          return joinDotted([text.gives(row.amount, row.crafts), sort === 'xp' && xp > 0 && text.xp(xp)])
        }}
        // On average a recipe by chance may give less than one piece: one is queued then.
        quantityOf={({ amount }) => Math.min(maxQuantity, Math.max(1, Math.floor(amount)))}
        onAdded={onAdded}
      />
    </>
  )
}
