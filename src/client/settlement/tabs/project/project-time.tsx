import { usePlan, usePlanQueue } from '../../../plan/current-plan.ts'
import { PlanTime } from '../../../plan/times/plan-time.tsx'

/** What the rest of a project takes of somebody with the own tools and levels; nothing where nothing is left (BEY-20). */
export function ProjectTime() {
  const { problem, materials } = usePlan()
  const isAsked = usePlanQueue().length > 0 && !problem && materials.some(({ missing }) => missing > 0)
  return isAsked && <PlanTime />
}
