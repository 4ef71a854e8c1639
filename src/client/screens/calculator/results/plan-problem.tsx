import { calculatorText } from '../../../messages/calculator-text.ts'

/** Why there are no numbers to show. */
export function PlanProblem({ problem }: { problem: string }) {
  return (
    <div role="alert" className="m-3.5 rounded-part bg-warn-soft p-4 text-warn">
      <p className="font-bold">{calculatorText.results.problem}</p>
      <p>{problem}</p>
    </div>
  )
}
