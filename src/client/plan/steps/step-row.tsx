import { useRef, useState } from 'react'
import { findItem } from '#domain/catalog/catalog'
import type { BuildStep } from '#domain/crafting/build-step'
import { type StepPart, shortIngredients, stepUnits } from '#domain/crafting/complete-step'
import { ItemLabel } from '../../item/item-label.tsx'
import { sourceText } from '../../item/origin.ts'
import { TierChip } from '../../item/tier-chip.tsx'
import { calculatorText } from '../../messages/calculator-text.ts'
import { formatExpected, formatNumber } from '../../messages/format.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { finishStep } from '../../state/edits.ts'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { RecipeRequirements } from './recipe-requirements.tsx'
import { StepActions } from './step-actions.tsx'
import { StepForm } from './step-form.tsx'
import { StepGifts } from './step-gifts.tsx'
import { StepIngredients } from './step-ingredients.tsx'

const text = calculatorText.steps

export function StepRow({ number, step }: { number: number; step: BuildStep }) {
  const { catalog } = useEngine()
  const item = findItem(catalog, step.itemId)
  const recipe = step.recipeIndex === null ? undefined : item?.recipes[step.recipeIndex]
  const isCraft = step.action === 'craft'
  const byChance = recipe !== undefined && recipe.possibilities.length > 0
  const isReady = useCalculator(
    ({ inventory }) => shortIngredients(inventory, step, step.crafts).length === 0,
  )
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const origin = step.obtainFirst ? calculatorText.summary.obtainFirst : sourceText(item)

  function finish(part: StepPart) {
    const units = isCraft ? part.crafts : part.amount
    setAsking(false)
    // The row of a finished step goes away with the focus in it; that of a part stays.
    if (units >= stepUnits(step)) focusNeighbour(place.current!)
    else focusDone()
    finishStep(step, part)
  }

  function focusDone() {
    setAsking(false)
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-remove]')?.focus())
  }

  function done(button: HTMLElement) {
    if (byChance || !isReady) return setAsking(true)
    focusNeighbour(button)
    finishStep(step)
  }

  return (
    <>
      <span className="min-w-7 pt-0.5 text-right text-small text-ink-3 classic:pt-0">{number}.</span>
      <div ref={place} className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <TierChip tier={step.tier} />
          <span className={`font-bold ${isCraft ? 'text-accent' : 'text-have'}`}>
            {isCraft ? text.craft : text.gather}
          </span>
          {/* Where the column is narrow, name and buttons have a line to themselves. */}
          <span className="hidden basis-full @max-[28rem]:order-1 @max-[28rem]:block" />
          <div className="min-w-0 flex-1 @max-[28rem]:order-2">
            <ItemLabel name={step.itemName} rarity={step.rarity} />
          </div>
          <div className="ml-auto whitespace-nowrap">
            <b className="text-body">{formatExpected(step.needToCraft)}</b>{' '}
            <small className="text-tiny text-ink-3">{isCraft ? text.toCraft : text.toGather}</small>
          </div>
          {!asking && (
            <StepActions
              step={step}
              isReady={isReady}
              onDone={done}
              onPart={stepUnits(step) > 1 ? () => setAsking(true) : null}
            />
          )}
        </div>
        <div className="classic:flex classic:flex-wrap classic:gap-x-5">
          <p className="mt-0.5 flex flex-wrap gap-x-3 text-small text-ink-2 classic:mt-0">
            <Amount value={step.totalNeeded} name={text.needed} />
            <Amount value={step.haveInInventory} name={text.inInventory} />
            {isCraft ? <span>{text.crafts(step.crafts)}</span> : <span className="text-ink-3">{origin}</span>}
            {step.comesAlong > 0 && <span className="text-have">{text.comesAlong(step.comesAlong)}</span>}
            {step.surplus > 0 && <span>{text.surplus(step.surplus)}</span>}
            {byChance && <span>{text.byChance}</span>}
          </p>
          {step.ingredients.length > 0 && <StepIngredients ingredients={step.ingredients} />}
          {step.comesWith.length > 0 && <StepGifts gifts={step.comesWith} />}
          {recipe && <RecipeRequirements recipe={recipe} />}
        </div>
        {asking && <StepForm step={step} byChance={byChance} onDone={finish} onCancel={focusDone} />}
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
