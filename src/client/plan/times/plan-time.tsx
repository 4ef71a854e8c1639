import { usePlanCatalog } from '../current-plan.ts'
import { MeansButton } from '../means/means-button.tsx'
import { TimeLine } from './time-line.tsx'
import { usePlanTime } from './use-times.ts'

/** What all that is left of the plan in sight takes, and where the player tells with what (BEY-20). */
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
