import type { TimeTotal } from '#domain/timing/time-total'
import { joinDotted } from '../../item/origin.ts'
import { stepsViewText } from '../../messages/steps-view-text.ts'
import { timeText } from '../../messages/time-text.ts'

type Props = { title: string; count: number; total: TimeTotal }

/** Above the steps of a profession or a place: how many there are, and how long they take (BEY-20). */
export function StepHeading({ title, count, total }: Props) {
  const facts = joinDotted([
    stepsViewText.steps(count),
    total.actions > 0 && timeText.about(total.seconds),
    total.waitSeconds > 0 && timeText.waits(total.waitSeconds),
  ])
  return (
    <h3 className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
      <span className="font-bold wrap-anywhere">{title}</span>
      <span className="text-small font-normal text-ink-3">{facts}</span>
    </h3>
  )
}
