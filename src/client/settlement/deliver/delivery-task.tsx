import { joinDotted } from '../../item/origin.ts'
import { deliverText } from '../../messages/deliver-text.ts'
import { dueWords } from '../../messages/due-day.ts'
import { tasksText } from '../../messages/tasks-text.ts'
import { useMeans } from '../../plan/means/means.ts'
import { PartsBar } from '../../ui/parts-bar.tsx'
import { useNow } from '../../ui/use-now.ts'
import { isMine, type ListedTask } from '../listed-tasks.ts'
import { useMyIds } from '../people.ts'
import { originText } from '../task-note.tsx'
import { leftToDeliver, missingToDeliver, type UnderWay } from '../under-way.ts'

const text = deliverText.tasks

/** The task that is delivered for: what and where, how far it is, and that delivering claims it (BEY-12). */
export function DeliveryTask({ listed, underWay }: { listed: ListedTask; underWay: UnderWay }) {
  const { title, item, project, task, numbers } = listed
  const mine = useMyIds()
  const { levels } = useMeans()
  const now = useNow()
  const doableNow = leftToDeliver(listed, underWay)
  const missing = missingToDeliver(listed, underWay)
  const words = text.progress(numbers.completed, numbers.target)
  const due = task.due !== null && tasksText.row.due(dueWords(task.due, new Date(now)))
  return (
    <div className="mb-2">
      <h3 className="text-large font-bold wrap-anywhere">{title}</h3>
      <p className="text-small text-ink-2 wrap-anywhere">
        {joinDotted([originText(listed, levels), project, due])}
      </p>
      {item && (
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
          <PartsBar
            className="w-52"
            done={numbers.completed}
            now={doableNow}
            // What waits for review is still missing here, so that the bar says the same as its words.
            missing={Math.max(0, numbers.target - numbers.completed - doableNow)}
            label={words}
          />
          <b>{words}</b>
          {doableNow > 0 && <span className="text-ink-2">{text.now(doableNow)}</span>}
          {underWay.inReview > 0 && (
            <span className="text-ink-2">{deliverText.inReview(underWay.inReview)}</span>
          )}
          {missing > 0 && <b className="text-missing">{text.missing(missing)}</b>}
        </div>
      )}
      {!isMine(listed, mine) && <p className="mt-1 text-small text-ink-2">{text.notMine}</p>}
    </div>
  )
}
