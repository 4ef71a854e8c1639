import type { WorkTime } from '#domain/timing/work-time'
import { joinDotted } from '../../item/origin.ts'
import { timeText as text } from '../../messages/time-text.ts'
import { shortTime } from './time-words.ts'

/** How long one step takes, as a fact of its line (BEY-20). */
export function StepTime({ time }: { time: WorkTime }) {
  if (time.kind === 'untimed') {
    return (
      <span className="text-ink-3" title={text.untimedTitle}>
        {text.untimed(time.reason)}
      </span>
    )
  }
  if (time.kind === 'waits') return <span title={text.waitsTitle}>{shortTime(time)}</span>
  return (
    <span title={text.stepTitle}>
      <b className="font-semibold text-ink">{shortTime(time)}</b>
      {` · ${joinDotted([text.actions(time.actions), time.stamina > 0 && text.stamina(time.stamina)])}`}
    </span>
  )
}
