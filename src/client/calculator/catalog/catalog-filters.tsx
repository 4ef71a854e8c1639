import { memo } from 'react'
import type { CatalogFilter } from '#domain/catalog/catalog-filter'
import type { CatalogSort } from '#domain/catalog/catalog-orders'
import { type Rarity, rarities } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import { calculatorText } from '../../messages/calculator-text.ts'
import { useEngine } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type CatalogView, defaultView, useIsDefaultView } from '../state/catalog-view.ts'

const text = calculatorText.catalog
const any = ''

type Change = { onChange: (change: (view: CatalogView) => CatalogView) => void }
type Props = Change & Omit<CatalogFilter, 'searchTerm'> & { sort: CatalogSort }

/** The filters and the order. Drawn again when one of them changes, and not with every key of the search. */
export const CatalogFilters = memo(function CatalogFilters({
  type,
  tier,
  rarity,
  profession,
  sort,
  onChange,
}: Props) {
  const { search } = useEngine()
  const setFilter = (part: Partial<CatalogFilter>) =>
    onChange((view) => ({ ...view, filter: { ...view.filter, ...part } }))
  const setSort = (part: Partial<CatalogSort>) =>
    onChange((view) => ({ ...view, sort: { ...view.sort, ...part } }))
  const ascending = sort.direction === 'asc'

  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <SelectField
          label={text.type}
          value={type}
          changed={type !== defaultView.filter.type}
          options={search.types.map((value) => ({ value, text: text.types[value] }))}
          onChange={(chosen) => setFilter({ type: chosen })}
        />
        <SelectField
          label={text.tier}
          value={tier === null ? any : String(tier)}
          changed={tier !== null}
          options={[
            { value: any, text: text.allTiers },
            ...search.tiers
              .filter(isNamedTier)
              .map((named) => ({ value: String(named), text: tierOption(named) })),
          ]}
          onChange={(chosen) => setFilter({ tier: chosen === any ? null : Number(chosen) })}
        />
        <SelectField
          label={text.rarity}
          value={rarity === null ? any : String(rarity)}
          changed={rarity !== null}
          options={rarityOptions}
          onChange={(chosen) => setFilter({ rarity: chosen === any ? null : (Number(chosen) as Rarity) })}
        />
      </div>
      <div className="flex flex-wrap gap-1.5">
        <SelectField
          label={text.profession}
          value={profession ?? any}
          changed={profession !== null}
          options={[
            { value: any, text: text.allProfessions },
            ...search.professions.map((name) => ({ value: name, text: name })),
          ]}
          onChange={(chosen) => setFilter({ profession: chosen === any ? null : chosen })}
        />
        <SelectField
          label={text.sortBy}
          value={sort.by}
          changed={sort.by !== defaultView.sort.by}
          options={optionsOf(text.sorts)}
          onChange={(by) => setSort({ by })}
        />
        <DirectionToggle ascending={ascending} onChange={(direction) => setSort({ direction })} />
        <ResetButton onChange={onChange} />
      </div>
    </>
  )
})

function ResetButton({ onChange }: Change) {
  return (
    <Button
      look="quiet"
      className="text-small"
      disabled={useIsDefaultView()}
      onClick={() => onChange(() => defaultView)}
    >
      {text.reset}
    </Button>
  )
}

type DirectionProps = { ascending: boolean; onChange: (direction: CatalogSort['direction']) => void }

function DirectionToggle({ ascending, onChange }: DirectionProps) {
  const label = ascending ? text.ascending : text.descending
  return (
    <Button
      icon
      className="shrink-0 border-line bg-paper text-ink-2"
      title={label}
      aria-label={label}
      onClick={() => onChange(ascending ? 'desc' : 'asc')}
    >
      <Icon name={ascending ? 'up' : 'down'} />
    </Button>
  )
}

const rarityOptions = [
  { value: any, text: text.allRarities },
  ...rarities.map((rarity) => ({ value: String(rarity), text: rarityName(rarity) })),
]

function optionsOf<Value extends string>(texts: Readonly<Record<Value, string>>) {
  return (Object.entries(texts) as [Value, string][]).map(([value, label]) => ({ value, text: label }))
}

/** The game's data has tiers below -1, which stands for none; their items are found under all tiers. */
function isNamedTier(tier: number): boolean {
  return tier >= -1
}

function tierOption(tier: number): string {
  return tier < 0 ? calculatorText.tierName(tier) : calculatorText.tierChip(tier)
}
