import { useCalculator } from './calculator.ts'
import { useEngine } from './catalog.ts'
import type { Plan } from './engine.ts'

/** What the queue needs, given what is owned. */
export function usePlan(): Plan {
  const { planOf } = useEngine()
  return planOf(useCalculator((state) => state))
}
