import { usePlan, usePlanCatalog, usePlanQueue } from '../../../plan/current-plan.ts'
import { MeansButton } from '../../../plan/means/means-button.tsx'
import { TimeLine } from '../../../plan/times/time-line.tsx'
import { usePlanTime } from '../../../plan/times/use-times.ts'

/** What the rest of a project takes of somebody with the own tools and levels; nothing where nothing is left (BEY-20). */
export function ProjectTime() {
  const { problem, materials } = usePlan()
  const isAsked = usePlanQueue().length > 0 && !problem && materials.some(({ missing }) => missing > 0)
  return isAsked && <TimeOfPlan />
}

function TimeOfPlan() {
  return (
    <div className="mt-1.5 flex flex-wrap-reverse items-start gap-x-3">
      <div className="min-w-0 flex-[1_1_18rem]">
        <TimeLine total={usePlanTime()} />
      </div>
      <MeansButton catalog={usePlanCatalog()} />
    </div>
  )
}
