import { allItems, type Odds } from '#domain/crafting/odds'
import { oddsText as text } from '../../messages/odds-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { setOdds } from '../../state/counting-edits.ts'
import { SelectField } from '../../ui/select-field.tsx'

const both: readonly Odds[] = ['average', 'safe']

/** Whether the plan counts on the average or is safe (BEY-4); offered where chance decides anything in it, or where it is safe already. */
export function PlanOdds({ hasChance }: { hasChance: boolean }) {
  const odds = useCalculator((state) => state.odds.get(allItems) ?? 'average')
  if (!hasChance && odds === 'average') return null
  return (
    <span className="flex min-w-0 flex-auto phone:max-w-31">
      <SelectField
        label={text.plan}
        title={text.planTitle}
        value={odds}
        changed={odds === 'safe'}
        options={both.map((value) => ({ value, text: text.planOptions[value] }))}
        onChange={(value) => setOdds(allItems, value)}
      />
    </span>
  )
}
