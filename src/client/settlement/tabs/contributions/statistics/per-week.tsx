import { lastWeeks, shownWeeks } from '#contract/contribution-days'
import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { DayBars } from './day-bars.tsx'
import { filled } from './shares.ts'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { perWeek: text, columns, day: dayWord } = contributionStatisticsText
/** Half a year; the table has all. */
const mostBars = 26

/** How much was approved in each week since the first one, at least the last eight; the table leaves out weeks without any (BEY-23). */
export function PerWeek({ statistics: { today, amount, perWeek } }: { statistics: Statistics }) {
  const first = perWeek[0]?.week ?? today
  const weeks = filled(
    lastWeeks(today, mostBars).filter((week, index) => week >= first || index >= mostBars - shownWeeks),
    perWeek,
    ({ week }) => week,
    (week) => ({ week, contributions: 0, amount: 0 }),
  )
  return (
    <StatisticsCard
      title={text.title}
      note={text.note}
      chart={
        <DayBars
          label={text.summary(amount, perWeek.length)}
          bars={weeks.map((one) => ({ key: one.week, word: dayWord(one.week), value: one.amount }))}
        />
      }
      table={
        <StatisticsTable
          label={text.title}
          columns={[columns.week, columns.approved, columns.amount]}
          rows={perWeek.toReversed().map((one) => ({
            key: one.week,
            head: one.week,
            cells: [formatNumber(one.contributions), formatNumber(one.amount)],
          }))}
        />
      }
    />
  )
}
