import type { Rarity } from '#domain/catalog/item'
import { rarityName } from '#domain/catalog/rarity'
import type { CatalogFilter, CatalogSort } from '#domain/catalog/search'
import { calculatorText } from '../../../messages/calculator-text.ts'
import { useEngine } from '../../../state/catalog.ts'
import { type CatalogView, defaultView, isDefaultView } from '../../../state/catalog-view.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { SelectField } from '../../../ui/select-field.tsx'

const text = calculatorText.catalog
const rarities: readonly Rarity[] = [1, 2, 3, 4, 5, 6]
const any = ''

type Props = { view: CatalogView; onChange: (view: CatalogView) => void }

export function CatalogFilters({ view, onChange }: Props) {
  const { search } = useEngine()
  const { filter, sort } = view
  const setFilter = (part: Partial<CatalogFilter>) => onChange({ ...view, filter: { ...filter, ...part } })
  const setSort = (part: Partial<CatalogSort>) => onChange({ ...view, sort: { ...sort, ...part } })
  const ascending = sort.direction === 'asc'

  return (
    <>
      <div className="flex flex-wrap gap-1.5">
        <SelectField
          label={text.type}
          value={filter.type}
          changed={filter.type !== defaultView.filter.type}
          options={optionsOf(text.types)}
          onChange={(type) => setFilter({ type })}
        />
        <SelectField
          label={text.tier}
          value={filter.tier === null ? any : String(filter.tier)}
          changed={filter.tier !== null}
          options={[
            { value: any, text: text.allTiers },
            ...search.tiers
              .filter(isNamedTier)
              .map((tier) => ({ value: String(tier), text: tierOption(tier) })),
          ]}
          onChange={(tier) => setFilter({ tier: tier === any ? null : Number(tier) })}
        />
        <SelectField
          label={text.rarity}
          value={filter.rarity === null ? any : String(filter.rarity)}
          changed={filter.rarity !== null}
          options={rarityOptions}
          onChange={(rarity) => setFilter({ rarity: rarity === any ? null : (Number(rarity) as Rarity) })}
        />
      </div>
      <div className="flex flex-wrap gap-1.5">
        <SelectField
          label={text.profession}
          value={filter.profession ?? any}
          changed={filter.profession !== null}
          options={[
            { value: any, text: text.allProfessions },
            ...search.professions.map((name) => ({ value: name, text: name })),
          ]}
          onChange={(profession) => setFilter({ profession: profession === any ? null : profession })}
        />
        <SelectField
          label={text.sortBy}
          value={sort.by}
          changed={sort.by !== defaultView.sort.by}
          options={optionsOf(text.sorts)}
          onChange={(by) => setSort({ by })}
        />
        <DirectionToggle ascending={ascending} onChange={(direction) => setSort({ direction })} />
        <Button
          look="quiet"
          className="text-small"
          disabled={isDefaultView(view)}
          onClick={() => onChange(defaultView)}
        >
          {text.reset}
        </Button>
      </div>
    </>
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

/** The game's data knows stranger tiers than "none"; those items are found among all. */
function isNamedTier(tier: number): boolean {
  return tier >= -1
}

function tierOption(tier: number): string {
  return tier < 0 ? calculatorText.tierName(tier) : calculatorText.tierChip(tier)
}
