import { formatNumber } from '#contract/sentences/numbers'
import { joinDotted } from '../../../item/origin.ts'
import { deliverText } from '../../../messages/deliver-text.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { PartsBar } from '../../../ui/parts-bar.tsx'
import type { ListedTask } from '../../listed-tasks.ts'

const text = tasksText.row

/** '6 of 10 · 2 in review · ready': how much of what is needed is there, waits for review, and can be done now (TSK-5). */
export function TaskProgress({ listed, inReview }: { listed: ListedTask; inReview: number }) {
  const { numbers, missing, now, state, task } = listed
  const { completed, target } = numbers
  if (task.itemId === null)
    return (
      <span className="task-progress text-small text-ink-2">{state === 'done' ? text.done : text.ready}</span>
    )
  const words = text.progress(completed, target)
  return (
    <span className="task-progress">
      <PartsBar done={completed} now={now} missing={missing - now} label={words} />
      <span className="flex flex-wrap justify-between gap-x-2 text-tiny whitespace-nowrap text-ink-2">
        <span>{inReview > 0 ? joinDotted([words, deliverText.inReview(inReview)]) : words}</span>
        <span className={state === 'ready' ? 'text-ink' : ''}>
          {state === 'ready' ? (
            <>
              {text.ready} · <b title={tasksText.panel.now}>{text.now(now)}</b>
            </>
          ) : state === 'done' ? (
            text.done
          ) : (
            <>
              {formatNumber(missing)} {tasksText.panel.shortage}
            </>
          )}
        </span>
      </span>
    </span>
  )
}
