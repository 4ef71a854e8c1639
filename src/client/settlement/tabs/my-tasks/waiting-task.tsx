import { formatNumber } from '#contract/sentences/numbers'
import { TierChip } from '../../../item/tier-chip.tsx'
import { deliverText } from '../../../messages/deliver-text.ts'
import { tasksText } from '../../../messages/tasks-text.ts'
import { Button } from '../../../ui/button.tsx'
import type { ListedTask } from '../../listed-tasks.ts'
import { useMay } from '../../membership.ts'
import { TaskNote } from '../../task-note.tsx'
import { missingToDeliver, type UnderWay } from '../../under-way.ts'

type Props = {
  listed: ListedTask
  /** How long the missing pieces take, in words; '' where nobody can say. */
  takes: string
  underWay: UnderWay
  onDeliver: () => void
}

/** A task of mine that waits: its item, how many are left, and what it waits for. Whoever has them all the same can deliver them. */
export function WaitingTask({ listed, takes, underWay, onDeliver }: Props) {
  const { inReview, delivered, entered } = underWay
  const { item, title } = listed
  const left = missingToDeliver(listed, underWay)
  const may = useMay()
  return (
    <li className="my-waiting border-b border-line">
      {item && <TierChip tier={item.tier} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold" title={title}>
          {item?.name ?? title}
        </span>
        <TaskNote listed={listed} takes={takes} />
        {inReview > 0 && <span className="block text-tiny text-ink-2">{deliverText.inReview(inReview)}</span>}
        {delivered + entered > 0 && (
          <span className="block text-tiny text-warn">{tasksText.mine.unsent(delivered + entered)}</span>
        )}
      </span>
      {left > 0 && <b>{formatNumber(left)}</b>}
      {may('contribution.create') && (
        <Button
          className="text-small"
          aria-label={tasksText.row.of(deliverText.open, title)}
          onClick={onDeliver}
        >
          {deliverText.open}
        </Button>
      )}
    </li>
  )
}
