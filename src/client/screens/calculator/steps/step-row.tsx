import { findItem } from '#domain/catalog/catalog'
import type { BuildStep } from '#domain/crafting/build-step'
import { calculatorText } from '../../../messages/calculator-text.ts'
import { formatExpected, formatNumber } from '../../../messages/format.ts'
import { useEngine } from '../../../state/catalog.ts'
import { ItemLabel } from '../item/item-label.tsx'
import { sourceText } from '../item/origin.ts'
import { TierChip } from '../item/tier-chip.tsx'
import { RecipeRequirements } from './recipe-requirements.tsx'
import { StepIngredients } from './step-ingredients.tsx'

const text = calculatorText.steps

export function StepRow({ number, step }: { number: number; step: BuildStep }) {
  const { catalog } = useEngine()
  const item = findItem(catalog, step.itemId)
  const recipe = step.recipeIndex === null ? undefined : item?.recipes[step.recipeIndex]
  const isCraft = step.action === 'craft'
  const origin = step.obtainFirst ? calculatorText.summary.obtainFirst : sourceText(item)

  return (
    <>
      <span className="min-w-7 pt-0.5 text-right text-small text-ink-3 classic:pt-0">{number}.</span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <TierChip tier={step.tier} />
          <span className={`font-bold ${isCraft ? 'text-accent' : 'text-have'}`}>
            {isCraft ? text.craft : text.gather}
          </span>
          <div className="min-w-0 flex-1 @max-[28rem]:order-last @max-[28rem]:basis-full">
            <ItemLabel name={step.itemName} rarity={step.rarity} />
          </div>
          <div className="ml-auto whitespace-nowrap">
            <b className="text-body">{formatExpected(step.needToCraft)}</b>{' '}
            <small className="text-tiny text-ink-3">{isCraft ? text.toCraft : text.toGather}</small>
          </div>
        </div>
        <div className="classic:flex classic:flex-wrap classic:gap-x-5">
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-small text-ink-2 classic:mt-0">
            <Amount value={step.totalNeeded} name={text.needed} />
            <Amount value={step.haveInInventory} name={text.inInventory} />
            {isCraft ? <span>{text.crafts(step.crafts)}</span> : <span className="text-ink-3">{origin}</span>}
            {step.surplus > 0 && <span>{text.surplus(step.surplus)}</span>}
            {recipe && recipe.possibilities.length > 0 && <span>{text.byChance}</span>}
          </p>
          {step.ingredients.length > 0 && <StepIngredients ingredients={step.ingredients} />}
          {recipe && <RecipeRequirements recipe={recipe} />}
        </div>
      </div>
    </>
  )
}

function Amount({ value, name }: { value: number; name: string }) {
  return (
    <span>
      <b className="font-semibold text-ink">{formatNumber(value)}</b> {name}
    </span>
  )
}
