import { itemName } from '#domain/catalog/catalog'
import type { Item } from '#domain/catalog/item'
import { explain } from '#domain/crafting/explain'
import type { Explanation } from '#domain/crafting/explanation'
import type { Material } from '#domain/crafting/material'
import { isByChance } from '#domain/crafting/outcomes'
import { itemText as text } from '../../messages/item-text.ts'
import { planProblemText } from '../../messages/plan-text.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { usePlan } from '../current-plan.ts'
import { ChanceFacts } from './chance-facts.tsx'
import { DetailSection } from './detail-section.tsx'
import { Ledger } from './ledger.tsx'
import { Rounding } from './rounding.tsx'
import { RowFacts } from './row-facts.tsx'

/** Every row the plan has of an item, each with where its number comes from (BEY-3). */
export function PlanRows({ item }: { item: Item }) {
  const plan = usePlan()
  const rows = plan.problem ? [] : plan.materials.filter(({ itemId }) => itemId === item.id)
  return (
    <DetailSection title={text.inPlan}>
      {rows.length === 0 && (
        <p className="text-small text-ink-2">
          {plan.problem ? planProblemText(plan.problem) : text.notInPlan}
        </p>
      )}
      {rows.map((row) => {
        const recipeIndex = row.craft?.recipeIndex ?? null
        const explanation = explain(plan.craftPlan(), { ...row, recipeIndex })
        if (!explanation) return null
        return (
          <PlanRow
            key={`${recipeIndex} ${row.obtainFirst}`}
            item={item}
            row={row}
            explanation={explanation}
            isOneOfSeveral={rows.length > 1}
          />
        )
      })}
    </DetailSection>
  )
}

type Props = { item: Item; row: Material; explanation: Explanation; isOneOfSeveral: boolean }

function PlanRow({ item, row, explanation, isOneOfSeveral }: Props) {
  const kept = useCalculator(({ inventory, keptBack }) =>
    Math.min(inventory.get(item.id) ?? 0, keptBack.get(item.id) ?? 0),
  )
  const recipe = row.craft ? item.recipes[row.craft.recipeIndex] : undefined
  const title = row.obtainFirst ? text.obtainFirst : recipe && text.byRecipe(recipe.name)
  return (
    <div className="not-last:mb-5">
      {(isOneOfSeveral || row.obtainFirst) && title && <h4 className="mb-1 font-semibold">{title}</h4>}
      {row.obtainFirst && <ObtainFirst name={row.itemName} explanation={explanation} />}
      <Ledger explanation={explanation} kept={kept} />
      <Rounding row={row} explanation={explanation} recipe={recipe} />
      {recipe && row.toGet > 0 && isByChance(recipe.possibilities) && (
        <ChanceFacts item={item} recipe={recipe} missing={row.toGet} crafts={row.craft?.crafts ?? 0} />
      )}
      <RowFacts row={row} />
    </div>
  )
}

/** Why a circle of recipes was cut at this item (CAL-12). */
function ObtainFirst({ name, explanation }: { name: string; explanation: Explanation }) {
  const { catalog } = useEngine()
  const askers = [...new Set(explanation.uses.map(({ itemId }) => itemName(catalog, itemId)))]
  return (
    <p className="mb-2 rounded-part bg-warn-soft px-3 py-2 text-small text-warn">
      {text.whyObtainFirst(name, askers.join(text.and))}
    </p>
  )
}
