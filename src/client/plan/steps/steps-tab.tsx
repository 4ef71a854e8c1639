import { useMemo, useState } from 'react'
import type { BuildStep } from '#domain/crafting/build-step'
import { totalTime } from '#domain/timing/time-total'
import type { WorkTime } from '#domain/timing/work-time'
import { useRowHeight } from '../../item/use-row-height.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { stripe } from '../../ui/stripe.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { usePlan, usePlanCatalog } from '../current-plan.ts'
import { AllSet } from '../materials/all-set.tsx'
import { MeansButton } from '../means/means-button.tsx'
import { TimeLine } from '../times/time-line.tsx'
import { useStepTime } from '../times/use-times.ts'
import { isWithin, type Within } from '../times/within.ts'
import { WithinSelect } from '../times/within-select.tsx'
import { HiddenSteps } from './hidden-steps.tsx'
import { StepRow } from './step-row.tsx'
import { stepsOf } from './steps-of-plan.ts'
import { StepsProgress } from './steps-progress.tsx'

const text = calculatorText.steps
const row = 'flex gap-2.5 border-b border-line px-3.5 py-2.5 classic:gap-2 classic:py-1'

export function StepsTab() {
  const steps = useNumberedSteps()
  const catalog = usePlanCatalog()
  const [within, setWithin] = useState<Within>('any')
  const total = useMemo(() => totalTime(steps.map(({ time }) => time)), [steps])
  const shown = steps.filter(({ time }) => isWithin(time, within))
  const hidden = steps.filter(({ time }) => !isWithin(time, within)).map(({ time }) => time)
  const isEmpty = steps.length === 0
  return (
    <>
      <StepsProgress left={steps.length}>
        {!isEmpty && (
          <span className="flex items-center gap-1">
            <WithinSelect value={within} onChange={setWithin} />
            <span className="max-phone:hidden">
              <MeansButton catalog={catalog} />
            </span>
          </span>
        )}
      </StepsProgress>
      {!isEmpty && (
        // Where there is little room for the steps, the summary alone says it.
        <div className="border-b border-line px-3.5 py-1 max-phone:hidden classic:py-0.5 [@media(height<30rem)]:hidden">
          <TimeLine total={total} />
        </div>
      )}
      {hidden.length > 0 && <HiddenSteps times={hidden} onShow={() => setWithin('any')} />}
      {isEmpty ? <AllSet hint={text.allSetHint} /> : <Steps steps={shown} />}
    </>
  )
}

/** A step keeps the number that it has among all, since they stand in the order in which they can be done. */
type Numbered = { readonly step: BuildStep; readonly number: number; readonly time: WorkTime }

function useNumberedSteps(): readonly Numbered[] {
  const steps = stepsOf(usePlan())
  const timeOf = useStepTime()
  return useMemo(
    () => steps.map((step, index) => ({ step, number: index + 1, time: timeOf(step) })),
    [steps, timeOf],
  )
}

function Steps({ steps }: { steps: readonly Numbered[] }) {
  const rowHeight = useRowHeight({ modern: 96, classic: 52, phone: 168 })
  return (
    <VirtualList
      label={calculatorText.results.tabs.steps}
      count={steps.length}
      rowHeight={rowHeight}
      keyAt={(index) => {
        const step = steps[index]?.step
        return step ? `${step.itemId} ${step.recipeIndex} ${step.obtainFirst}` : index
      }}
      rowClass={(index) => `${row} ${stripe(index)}`}
    >
      {(index) => <StepRow number={steps[index]!.number} step={steps[index]!.step} />}
    </VirtualList>
  )
}
