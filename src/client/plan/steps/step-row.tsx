import { memo, useRef, useState } from 'react'
import type { BuildStep } from '#domain/crafting/build-step'
import { beforeTicking } from '#domain/crafting/complete-step'
import { type StepPart, stepUnits } from '#domain/crafting/step-part'
import type { Unpacking } from '#domain/lookup/unpacking'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { usableOf } from '../../state/usable-stock.ts'
import { focusNeighbour } from '../../ui/focus-neighbour.ts'
import { itemLink } from '../aside-address.ts'
import { finishStep } from './finish-step.ts'
import { OwnFacts } from './own-facts.tsx'
import { StepActions } from './step-actions.tsx'
import { isStepByChance, StepFacts } from './step-facts.tsx'
import { StepForm } from './step-form.tsx'

type Props = {
  step: BuildStep
  /** Packages in the stock that hold some of what is to be got; null for none. */
  unpacking: Unpacking | null
}

/** A step that can be ticked off, whole or in part (CAL-9). It does not know its number, which changes with every step before it. */
export const StepRow = memo(function StepRow({ step, unpacking }: Props) {
  const { catalog } = useEngine()
  const isCraft = step.action === 'craft'
  const byChance = isStepByChance(catalog, step)
  // Whether no ingredient is short, and no other step must be done in between.
  const isReady = useCalculator((state) => {
    const { short, between } = beforeTicking(usableOf(state), step, step.crafts)
    return short.length + between.length === 0
  })
  const [asking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)

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
    // The Done button, which `StepActions` marks `data-remove`, is drawn again first.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-remove]')?.focus())
  }

  function done(button: HTMLElement) {
    if (byChance || !isReady) return setAsking(true)
    focusNeighbour(button)
    finishStep(step)
  }

  return (
    <div ref={place} className="min-w-0 flex-1">
      <StepFacts
        step={step}
        link={itemLink(step.itemId)}
        own={<OwnFacts itemId={step.itemId} unpacking={unpacking} />}
        actions={
          !asking && (
            <StepActions
              step={step}
              isReady={isReady}
              onDone={done}
              onPart={stepUnits(step) > 1 ? () => setAsking(true) : null}
            />
          )
        }
      />
      {asking && <StepForm step={step} byChance={byChance} onDone={finish} onCancel={focusDone} />}
    </div>
  )
})
