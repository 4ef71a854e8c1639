import { formatNumber } from '#contract/sentences/numbers'
import type { ItemId } from '#domain/catalog/item'
import { TierChip } from '../../../../item/tier-chip.tsx'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { contributionsText } from '../../../../messages/contributions-text.ts'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { type ContributionContext, itemOf } from '../listed-contribution.ts'
import { percentOf } from './shares.ts'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { tasks: text, columns, percent: percentWord } = contributionStatisticsText

type Props = { statistics: Statistics; context: ContributionContext }

/** For each task that is there, how much of its target was delivered; the bar ends at 100 % (CON-2, CON-3). */
export function TaskProgress({ statistics: { perTask }, context }: Props) {
  const tasks = perTask.map((one) => {
    const item = itemOf(context.catalog, one.itemId as ItemId)
    const named = context.tasks.get(one.taskId)?.title ?? one.title
    const title = named ?? contributionsText.row.unknownTask(item.name)
    // A generated task has no title of its own: its item's name says enough.
    const short = one.title ?? item.name
    return { ...one, item, title, short, percent: percentOf(one.amount, one.target) }
  })
  if (tasks.length === 0)
    return (
      <StatisticsCard
        title={text.title}
        note={text.note}
        chart={null}
        table={<p className="text-ink-2">{text.none}</p>}
      />
    )
  return (
    <StatisticsCard
      title={text.title}
      note={text.note}
      chart={
        <ul aria-label={text.title} className="task-shares">
          {tasks.map(({ taskId, item, title, short, percent }) => (
            <li key={taskId}>
              <TierChip tier={item.tier} />
              <span className="truncate" title={title}>
                {short}
              </span>
              <ProgressBar percent={Math.min(100, percent)} label={text.progress(title)} />
              <b className="text-right">{percentWord(percent)}</b>
            </li>
          ))}
        </ul>
      }
      table={
        <StatisticsTable
          label={text.title}
          columns={[columns.task, columns.delivered, columns.target, columns.share]}
          rows={tasks.map(({ taskId, title, amount, target, percent }) => ({
            key: taskId,
            head: title,
            cells: [formatNumber(amount), formatNumber(target), percentWord(percent)],
          }))}
        />
      }
    />
  )
}
