import { usePlan, usePlanQueue } from '../../../plan/current-plan.ts'
import { PlanTime } from '../../../plan/times/plan-time.tsx'

/** How long the rest of a project takes with the user's own tools and levels. Shows nothing where nothing is left (BEY-20). */
export function ProjectTime() {
  const { problem, materials } = usePlan()
  const isAsked = usePlanQueue().length > 0 && !problem && materials.some(({ missing }) => missing > 0)
  return isAsked && <PlanTime />
}
