import type { PlanProblem as Problem } from '#domain/crafting/plan-limits'
import { calculatorText } from '../../messages/calculator-text.ts'
import { planProblemText } from '../../messages/plan-text.ts'
import { UncountedOdds } from './uncounted-odds.tsx'

/** Why there are no numbers to show. */
export function PlanProblem({ problem }: { problem: Problem }) {
  if (problem.reason === 'uncounted-odds') return <UncountedOdds />
  return (
    <div role="alert" className="m-3.5 rounded-part bg-warn-soft p-4 text-warn">
      <p className="font-bold">{calculatorText.results.problem}</p>
      <p>{planProblemText(problem)}</p>
    </div>
  )
}
