import { useState } from 'react'
import { planProblemText } from '../../../messages/plan-text.ts'
import { projectPageText } from '../../../messages/project-page-text.ts'
import { usePlan } from '../../../plan/current-plan.ts'
import { StepFacts, StepNumber } from '../../../plan/steps/step-facts.tsx'
import { stepsOf } from '../../../plan/steps/steps-of-plan.ts'
import { stripe } from '../../../ui/stripe.ts'
import { ShowMore } from '../../show-more.tsx'

const text = projectPageText.steps
/** How many are drawn before more are asked for. */
const pageLength = 20

/** What is still to be gathered and crafted, in the order in which it can be done (CAL-9). */
export function ProjectSteps() {
  const plan = usePlan()
  const [most, setMost] = useState(pageLength)
  if (plan.problem) return <p className="px-3.5 pb-3 text-small text-warn">{planProblemText(plan.problem)}</p>
  const all = stepsOf(plan)
  if (all.length === 0) return <p className="px-3.5 pb-3 text-small text-have">{text.none}</p>
  return (
    <>
      <ol aria-label={text.title}>
        {all.slice(0, most).map((step, at) => (
          <li
            key={`${step.itemId} ${step.recipeIndex} ${step.obtainFirst}`}
            className={`flex gap-2.5 border-t border-line px-3.5 py-2.5 classic:gap-2 classic:py-1 ${stripe(at)}`}
          >
            <StepNumber number={at + 1} />
            <div className="min-w-0 flex-1">
              <StepFacts step={step} />
            </div>
          </li>
        ))}
      </ol>
      <ShowMore count={all.length - most} onShow={() => setMost(all.length)} />
    </>
  )
}
