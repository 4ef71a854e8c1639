import { useMemo } from 'react'
import type { BuildStep } from '#domain/crafting/build-step'
import type { Material } from '#domain/crafting/material'
import { timeOfMaterial, timeOfStep } from '#domain/timing/plan-times'
import { type TimeTotal, totalTime } from '#domain/timing/time-total'
import type { WorkTime } from '#domain/timing/work-time'
import { usePlan, usePlanCatalog } from '../current-plan.ts'
import { useMeans } from '../means/means.ts'

/** How long a step of the plan in sight takes with the player's own tools and levels; worked out once for a step. */
export function useStepTime(): (step: BuildStep) => WorkTime {
  const catalog = usePlanCatalog()
  const means = useMeans()
  return useMemo(() => {
    const known = new WeakMap<BuildStep, WorkTime>()
    return (step) => {
      const time = known.get(step) ?? timeOfStep(catalog, step, means)
      known.set(step, time)
      return time
    }
  }, [catalog, means])
}

/** How long all that is left of the plan in sight takes. */
export function usePlanTime(): TimeTotal {
  const catalog = usePlanCatalog()
  const plan = usePlan()
  const means = useMeans()
  return useMemo(() => {
    const { choices } = plan.craftPlan().input
    const timeOf = (row: Material) => timeOfMaterial(catalog, row, choices, means) ?? []
    return totalTime(plan.materials.flatMap(timeOf))
  }, [catalog, plan, means])
}
