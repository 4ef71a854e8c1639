import { lastWeeks, shownWeeks } from '#contract/contribution-days'
import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { RateLine } from './rate-line.tsx'
import { approvalRate, filled } from './shares.ts'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { rate: text, columns, percent, day: dayWord } = contributionStatisticsText

/** How much of what was decided was approved, week by week (CON-2). */
export function ApprovalRate({ statistics: { today, decided } }: { statistics: Statistics }) {
  const weeks = filled(
    lastWeeks(today, shownWeeks),
    decided.perWeek,
    ({ week }) => week,
    (week) => ({ week, approved: 0, rejected: 0 }),
  )
  const summary = text.summary(decided.approved, decided.rejected)
  const rateWord = (rate: number | null) => (rate === null ? '' : percent(rate))
  return (
    <StatisticsCard
      title={text.title}
      note={text.note(approvalRate(decided))}
      chart={
        <>
          <RateLine
            label={`${text.title}: ${text.note(approvalRate(decided))}`}
            points={weeks.map((one) => ({
              key: one.week,
              word: dayWord(one.week),
              percent: approvalRate(one),
            }))}
          />
          <p className="text-small text-ink-2">{decided.perWeek.length === 0 ? text.none : summary}</p>
        </>
      }
      table={
        <StatisticsTable
          label={text.title}
          columns={[columns.week, columns.approved, columns.rejected, columns.rate]}
          rows={weeks.toReversed().map((one) => ({
            key: one.week,
            head: dayWord(one.week),
            cells: [formatNumber(one.approved), formatNumber(one.rejected), rateWord(approvalRate(one))],
          }))}
        />
      }
    />
  )
}
