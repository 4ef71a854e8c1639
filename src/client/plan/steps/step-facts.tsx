import type { ReactNode } from 'react'
import { formatNumber } from '#contract/sentences/numbers'
import { type Catalog, findItem } from '#domain/catalog/catalog'
import type { BuildStep } from '#domain/crafting/build-step'
import { coinsOfStep } from '#domain/crafting/costs'
import { isByChance } from '#domain/crafting/outcomes'
import { stepAction } from '#domain/crafting/step-action'
import { recipeOfStep } from '#domain/crafting/work'
import { ItemLabel, type ItemLink } from '../../item/item-label.tsx'
import { TierChip } from '../../item/tier-chip.tsx'
import { uncraftedText } from '../../item/way-text.ts'
import { coinsText } from '../../messages/coins-text.ts'
import { formatPieces } from '../../messages/format-pieces.ts'
import { stepText as text } from '../../messages/step-text.ts'
import { usePlanCatalog } from '../current-plan.ts'
import { useMeans } from '../means/means.ts'
import { StepTime } from '../times/step-time.tsx'
import { useStepTime } from '../times/use-times.ts'
import { InTurns } from './in-turns.tsx'
import { RecipeRequirements } from './recipe-requirements.tsx'
import { StepGifts } from './step-gifts.tsx'
import { StepIngredients } from './step-ingredients.tsx'

export function StepNumber({ number }: { number: number }) {
  return <span className="min-w-7 pt-0.5 text-right text-small text-ink-3 classic:pt-0">{number}.</span>
}

type Props = {
  step: BuildStep
  actions?: ReactNode
  /** Where the step's name leads. */
  link?: ItemLink
  /** What the player's own stock adds to the facts. */
  own?: ReactNode
}

/** What a step makes or gathers, how much of it, of what, and where (CAL-9). */
export function StepFacts({ step, actions, link, own }: Props) {
  const catalog = usePlanCatalog()
  const timeOf = useStepTime()
  const recipe = recipeOfStep(catalog, step)
  const isCraft = step.action === 'craft'
  const action = stepAction(catalog, step)
  const item = findItem(catalog, step.itemId)
  const origin = uncraftedText(step, item, useMeans().levels)
  const coins = coinsOfStep(item, step)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
        <TierChip tier={step.tier} />
        <span className={`font-bold ${isCraft ? 'text-accent' : 'text-have'}`}>{text.actions[action]}</span>
        {/* Where the column is narrow, name and buttons have a line to themselves. */}
        <span className="hidden basis-full @max-[28rem]:order-1 @max-[28rem]:block" />
        <div className="min-w-0 flex-1 @max-[28rem]:order-2">
          <ItemLabel name={step.itemName} rarity={step.rarity} {...(link && { link })} />
        </div>
        <div className="ml-auto whitespace-nowrap">
          <b className="text-body">{formatPieces(step.needToCraft)}</b>{' '}
          {/* At these widths only read aloud: the action says it too, and a long name needs the room. */}
          <small className="text-tiny text-ink-3 @min-[28rem]:@max-[44rem]:sr-only">
            {text.toDo[action]}
          </small>
        </div>
        {actions}
      </div>
      <div className="classic:flex classic:flex-wrap classic:gap-x-5">
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-small text-ink-2 classic:mt-0">
          <Amount value={step.totalNeeded} name={text.needed} />
          <Amount value={step.haveInInventory} name={text.inInventory} />
          {own}
          {isCraft ? (
            <span>{text.crafts(step.crafts, action)}</span>
          ) : (
            <span className="text-ink-3">{origin}</span>
          )}
          {coins > 0 && <span>{coinsText.amount(coins)}</span>}
          {step.comesAlong > 0 && <span className="text-have">{text.comesAlong(step.comesAlong)}</span>}
          {step.surplus > 0 && <span>{text.surplus(step.surplus)}</span>}
          {isStepByChance(catalog, step) && <span>{step.isSafe ? text.safe : text.byChance}</span>}
          <StepTime time={timeOf(step)} />
        </p>
        {step.ingredients.length > 0 && <StepIngredients ingredients={step.ingredients} />}
        <InTurns step={step} className="text-small text-have" />
        {step.comesWith.length > 0 && <StepGifts gifts={step.comesWith} />}
        {recipe && <RecipeRequirements recipe={recipe} />}
      </div>
    </>
  )
}

/** Whether chance decides how much a craft of it gives (BEY-4). */
export function isStepByChance(catalog: Catalog, step: BuildStep): boolean {
  return isByChance(recipeOfStep(catalog, step)?.possibilities ?? [])
}

function Amount({ value, name }: { value: number; name: string }) {
  return (
    <span>
      <b className="font-semibold text-ink">{formatNumber(value)}</b> {name}
    </span>
  )
}
