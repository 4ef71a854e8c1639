import type { Item } from '#domain/catalog/item'
import { allItems, type Odds } from '#domain/crafting/odds'
import { oddsText as text } from '../../messages/odds-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { setOdds } from '../../state/counting-edits.ts'
import { SelectField } from '../../ui/select-field.tsx'

type Chosen = 'plan' | Odds

/** How one item counts on chance, where it is to differ from the plan (BEY-4). */
export function ItemOdds({ item }: { item: Item }) {
  const ofPlan = useCalculator(({ odds }) => odds.get(allItems) ?? 'average')
  const chosen = useCalculator(({ odds }): Chosen => odds.get(item.id) ?? 'plan')
  const options: readonly { value: Chosen; text: string }[] = [
    { value: 'plan', text: text.itemOptions.plan[ofPlan] },
    { value: 'average', text: text.itemOptions.average },
    { value: 'safe', text: text.itemOptions.safe },
  ]
  return (
    <div className="mt-1 flex items-center gap-3 text-small">
      <span aria-hidden="true" className="text-ink-2">
        {text.itemLabel}
      </span>
      <SelectField
        label={text.item(item.name)}
        value={chosen}
        changed={chosen !== 'plan'}
        options={options}
        onChange={(value) => setOdds(item.id, value === 'plan' ? null : value)}
      />
    </div>
  )
}
