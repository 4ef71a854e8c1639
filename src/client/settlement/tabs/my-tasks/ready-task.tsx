import { formatNumber } from '#contract/sentences/numbers'
import type { Catalog } from '#domain/catalog/catalog'
import { isOfOrder } from '#domain/settlement/standing-order'
import { joinDotted } from '../../../item/origin.ts'
import { TierChip } from '../../../item/tier-chip.tsx'
import { deliverText } from '../../../messages/deliver-text.ts'
import { dueWords } from '../../../messages/due-day.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { useMeans } from '../../../plan/means/means.ts'
import { Button } from '../../../ui/button.tsx'
import { PartsBar } from '../../../ui/parts-bar.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { isOverdue, type ListedTask } from '../../listed-tasks.ts'
import { useMay } from '../../membership.ts'
import { giveTaskBack, setStatus } from '../../task-acts.ts'
import { originText } from '../../task-note.tsx'
import { leftToDeliver, missingToDeliver, type UnderWay } from '../../under-way.ts'
import { DeliverPress } from './deliver-press.tsx'

const text = tasksText.mine

type Props = {
  catalog: Catalog
  settlementId: string
  listed: ListedTask
  underWay: UnderWay
  /** How long it takes to do what can be done now; '' where nobody can say. */
  takes: string
  /** The one to do next: its press has the accent. */
  isFirst: boolean
  /** Opens the whole form. */
  onMore: () => void
}

/** A task of mine that can be done now: how many, of what, where, and the one press that delivers it (BEY-10, BEY-12). */
export function ReadyTask(props: Props) {
  const { catalog, settlementId, listed, underWay, takes, isFirst, onMore } = props
  const { id, item, title, task, numbers, missing, project } = listed
  const may = useMay()
  const { levels } = useMeans()
  const words = tasksText.row.progress(numbers.completed, numbers.target)
  const left = leftToDeliver(listed, underWay)
  const { inReview } = underWay
  const unsent = underWay.entered + underWay.delivered
  return (
    <li className="my-task border border-line bg-panel shadow-panel">
      <div className="flex items-center gap-2">
        {item && <TierChip tier={item.tier} />}
        <b className="min-w-0 flex-1 wrap-anywhere" title={title}>
          {item?.name ?? title}
        </b>
        <DueMark listed={listed} />
      </div>
      {item && (
        <>
          <div className="flex items-center gap-3">
            <b className="my-amount">{formatNumber(left)}</b>
            <span className="min-w-0 text-small text-ink-2">
              <span className="block font-semibold text-ink">{originText(listed, levels)}</span>
              {joinDotted([words, text.now, takes])}
            </span>
          </div>
          <PartsBar
            done={numbers.completed + underWay.entered}
            now={left}
            missing={Math.max(0, missing - underWay.entered - left)}
            label={words}
          />
        </>
      )}
      {project && <p className="truncate text-small text-ink-2">{project}</p>}
      {isOfOrder(task) && <p className="text-small text-ink-2">{tasksText.add.hintOfOrder}</p>}
      {inReview > 0 && <p className="text-small text-ink-2">{deliverText.inReview(inReview)}</p>}
      {unsent > 0 && <p className="text-small text-warn">{text.unsent(unsent)}</p>}
      <div className="my-acts">
        {item ? (
          left > 0 && (
            <DeliverPress
              {...{ catalog, settlementId, listed, isFirst, left }}
              most={missingToDeliver(listed, underWay)}
              mayDeliver={may('contribution.create')}
            />
          )
        ) : (
          <Button
            look={isFirst ? 'primary' : 'plain'}
            className="my-press"
            aria-label={tasksText.row.of(text.done, title)}
            disabled={!may('task.set_status')}
            title={may('task.set_status') ? undefined : tasksText.panel.notYours}
            onClick={() => void setStatus(settlementId, id, 'completed')}
          >
            {text.done}
          </Button>
        )}
        {item && may('contribution.create') && (
          <Button
            look="quiet"
            className="my-other"
            aria-label={tasksText.row.of(deliverText.more, title)}
            title={deliverText.moreTitle}
            onClick={onMore}
          >
            {deliverText.more}
          </Button>
        )}
        {may('task.claim') && (
          <Button
            look="quiet"
            className="my-other"
            aria-label={tasksText.row.of(tasksText.row.giveBack, title)}
            onClick={() => void giveTaskBack(settlementId, id)}
          >
            {tasksText.row.giveBack}
          </Button>
        )}
      </div>
    </li>
  )
}

function DueMark({ listed }: { listed: ListedTask }) {
  const { due } = listed.task
  const now = new Date(useNow())
  if (due === null) return null
  const day = dueWords(due, now)
  if (!isOverdue(listed, now.toISOString()))
    return <span className="text-small text-ink-2">{tasksText.row.due(day)}</span>
  return <b className="text-small text-missing">⚠ {tasksText.row.overdue(day)}</b>
}
