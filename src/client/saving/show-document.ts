import type { UserDocument } from '#domain/user-data/user-document'
import { type CalculatorState, calculatorStore } from '../state/calculator.ts'
import { isSamePlan } from '../state/plan-merge.ts'

/** Shows a document in the calculator, without an entry in the history; nothing where it is shown already. */
export function showDocument(document: UserDocument): void {
  const plan = planOf(document)
  if (!isSamePlan(calculatorStore.getState(), plan)) calculatorStore.setState(plan, true)
}

export function planOf({ settlement: _settlement, ...plan }: UserDocument): CalculatorState {
  return plan
}
