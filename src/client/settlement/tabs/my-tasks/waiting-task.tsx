import { TierChip } from '../../../item/tier-chip.tsx'
import { formatNumber } from '../../../messages/format.ts'
import type { ListedTask } from '../../listed-tasks.ts'
import { TaskNote } from '../../task-note.tsx'

/** A task of mine that waits: what, how many, and for what. */
export function WaitingTask({ listed }: { listed: ListedTask }) {
  const { item, title, missing } = listed
  return (
    <li className="my-waiting border-b border-line">
      {item && <TierChip tier={item.tier} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold" title={title}>
          {item?.name ?? title}
        </span>
        <TaskNote listed={listed} />
      </span>
      <b>{formatNumber(missing)}</b>
    </li>
  )
}
