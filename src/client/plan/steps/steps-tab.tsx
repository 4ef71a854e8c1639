import type { BuildStep } from '#domain/crafting/build-step'
import { useRowHeight } from '../../item/use-row-height.ts'
import { calculatorText } from '../../messages/calculator-text.ts'
import { stripe } from '../../ui/stripe.ts'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { usePlan } from '../current-plan.ts'
import { AllSet } from '../materials/all-set.tsx'
import { StepRow } from './step-row.tsx'
import { stepsOf } from './steps-of-plan.ts'
import { StepsProgress } from './steps-progress.tsx'

const text = calculatorText.steps
const row = 'flex gap-2.5 border-b border-line px-3.5 py-2.5 classic:gap-2 classic:py-1'

export function StepsTab() {
  const steps = stepsOf(usePlan())
  return (
    <>
      <StepsProgress left={steps.length} />
      {steps.length === 0 ? <AllSet hint={text.allSetHint} /> : <Steps steps={steps} />}
    </>
  )
}

function Steps({ steps }: { steps: readonly BuildStep[] }) {
  const rowHeight = useRowHeight({ modern: 96, classic: 52, phone: 168 })
  return (
    <VirtualList
      label={calculatorText.results.tabs.steps}
      count={steps.length}
      rowHeight={rowHeight}
      keyAt={(index) => {
        const step = steps[index]
        return step ? `${step.itemId} ${step.recipeIndex} ${step.obtainFirst}` : index
      }}
      rowClass={(index) => `${row} ${stripe(index)}`}
    >
      {(index) => <StepRow number={index + 1} step={steps[index]!} />}
    </VirtualList>
  )
}
