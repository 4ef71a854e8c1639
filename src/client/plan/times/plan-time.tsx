import { usePlanCatalog } from '../current-plan.ts'
import { MeansButton } from '../means/means-button.tsx'
import { TimeLine } from './time-line.tsx'
import { usePlanTime } from './use-times.ts'

/** How long the rest of the plan in sight takes, and the button for telling one's tools and levels (BEY-20). */
export function PlanTime() {
  const catalog = usePlanCatalog()
  return (
    <div className="flex items-end gap-x-2">
      <div className="min-w-0 flex-1">
        <TimeLine total={usePlanTime()} />
      </div>
      <MeansButton catalog={catalog} />
    </div>
  )
}
