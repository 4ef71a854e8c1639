import { memo, useDeferredValue, useMemo, useState } from 'react'
import { totalTime } from '#domain/timing/time-total'
import { useRowHeight } from '../../item/use-row-height.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { stepText as text } from '../../messages/step-text.ts'
import { stepsViewText } from '../../messages/steps-view-text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { stripe } from '../../ui/stripe.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { usePlan, usePlanCatalog } from '../current-plan.ts'
import { AllSet } from '../materials/all-set.tsx'
import { useUnpackings } from '../materials/use-unpackings.ts'
import { useMeans } from '../means/means.ts'
import { TimeLine } from '../times/time-line.tsx'
import { useStepTime } from '../times/use-times.ts'
import { isWithin } from '../times/within.ts'
import { HiddenSteps } from './hidden-steps.tsx'
import { StepNumber } from './step-facts.tsx'
import { StepHeading } from './step-heading.tsx'
import { foundSteps, type NumberedStep, type StepLine, stepLines } from './step-lines.ts'
import { StepRow } from './step-row.tsx'
import { StepsCoins } from './steps-coins.tsx'
import { stepsOf } from './steps-of-plan.ts'
import { StepsProgress } from './steps-progress.tsx'
import { firstStepsView, StepsToolbar } from './steps-toolbar.tsx'

const row = 'flex gap-2.5 border-b border-line px-3.5 py-2.5 classic:gap-2 classic:py-1'

/** What is left to do: all of it in order, or what was asked for, by profession or place (CAL-9). */
export function StepsTab() {
  const steps = useNumberedSteps()
  const catalog = usePlanCatalog()
  const { levels } = useMeans()
  const [view, setView] = useState(firstStepsView)
  // On a short screen the filters leave too few steps in sight, so they are shown only when asked for.
  const [showsFilters, setShowsFilters] = useState(false)
  // A letter or another choice is seen at once; the list of hundreds of steps follows when it is drawn.
  const { searchTerm, within, grouping } = useDeferredValue(view)
  const total = useMemo(() => totalTime(steps.map(({ time }) => time)), [steps])
  const lines = useMemo(() => {
    const shown = foundSteps(steps, searchTerm).filter(({ time }) => isWithin(time, within))
    return stepLines(catalog, shown, grouping, levels)
  }, [catalog, steps, searchTerm, within, grouping, levels])
  if (steps.length === 0)
    return (
      <>
        <StepsProgress left={0} />
        <AllSet hint={text.allSetHint} />
      </>
    )
  const hidden = steps.filter(({ time }) => !isWithin(time, within)).map(({ time }) => time)
  return (
    <>
      <StepsProgress left={steps.length}>
        <span className="hidden short:contents">
          <Button aria-expanded={showsFilters} onClick={() => setShowsFilters(!showsFilters)}>
            {calculatorText.catalog.filters}
          </Button>
        </span>
      </StepsProgress>
      {/* Hidden where the steps need the room: the summary says the same. */}
      <div className="border-b border-line px-3.5 py-1 max-phone:hidden short:hidden classic:py-0.5">
        <TimeLine total={total} />
        <StepsCoins />
      </div>
      {/* Once a filter was changed, the filters stay in sight, even where all are as at first again. */}
      <div className={showsFilters || view !== firstStepsView ? '' : 'short:hidden'}>
        <StepsToolbar catalog={catalog} view={view} onChange={setView} />
      </div>
      {hidden.length > 0 && (
        <HiddenSteps times={hidden} within={within} onShow={() => setView({ ...view, within: 'any' })} />
      )}
      {lines.length === 0 ? (
        <EmptyState title={stepsViewText.noneFound} hint={stepsViewText.noneFoundHint} />
      ) : (
        // Room for a step, and for a thumb above it that scrolls the tab.
        <div className="flex min-h-[min(12rem,75%)] flex-1 flex-col">
          <Lines lines={lines} />
        </div>
      )}
    </>
  )
}

function useNumberedSteps(): readonly NumberedStep[] {
  const steps = stepsOf(usePlan())
  const timeOf = useStepTime()
  return useMemo(
    () => steps.map((step, index) => ({ step, number: index + 1, time: timeOf(step) })),
    [steps, timeOf],
  )
}

/** A part of its own: a typed letter does not draw it again before the steps that it finds are worked out. */
const Lines = memo(function Lines({ lines }: { lines: readonly StepLine[] }) {
  const unpackings = useUnpackings(usePlan().materials)
  const rowHeight = useRowHeight({ modern: 96, classic: 52, phone: 168 })
  return (
    <VirtualList
      label={calculatorText.results.tabs.steps}
      count={lines.length}
      rowHeight={rowHeight}
      keyAt={(index) => keyOf(lines[index]) ?? index}
      rowClass={(index) => `${row} ${lines[index]?.kind === 'heading' ? 'bg-sunken' : stripe(index)}`}
    >
      {(index) => {
        const line = lines[index]!
        return line.kind === 'heading' ? (
          <StepHeading {...line} />
        ) : (
          <>
            <StepNumber number={line.number} />
            <StepRow step={line.step} unpacking={unpackings.get(line.step.itemId) ?? null} />
          </>
        )
      }}
    </VirtualList>
  )
})

function keyOf(line: StepLine | undefined): string | undefined {
  if (!line) return undefined
  if (line.kind === 'heading') return `heading ${line.title}`
  const { itemId, recipeIndex, obtainFirst } = line.step
  return `${itemId} ${recipeIndex} ${obtainFirst}`
}
