import { useCalculator } from '../state/calculator.ts'
import { useEngine } from '../state/catalog.ts'
import type { Plan } from '../state/engine.ts'

/** What the queue needs, given what is owned. */
export function usePlan(): Plan {
  const { planOf } = useEngine()
  return planOf(useCalculator((state) => state))
}
