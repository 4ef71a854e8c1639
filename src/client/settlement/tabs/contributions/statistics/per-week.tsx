import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { DayBars } from './day-bars.tsx'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { perWeek: text, columns, day: dayWord } = contributionStatisticsText
/** A year; the table has all. */
const mostBars = 53

/** How much was approved in each week since the first day, in those in which something was (BEY-23). */
export function PerWeek({ statistics: { amount, perWeek } }: { statistics: Statistics }) {
  return (
    <StatisticsCard
      title={text.title}
      note={text.note}
      chart={
        <DayBars
          label={text.summary(amount, perWeek.length)}
          bars={perWeek
            .slice(-mostBars)
            .map((one) => ({ key: one.week, word: dayWord(one.week), value: one.amount }))}
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
