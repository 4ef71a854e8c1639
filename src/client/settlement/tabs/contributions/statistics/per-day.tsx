import { lastDays, shownDays } from '#contract/contribution-days'
import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { DayBars } from './day-bars.tsx'
import { filled } from './shares.ts'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { perDay: text, columns, day: dayWord } = contributionStatisticsText

/** How many contributions were approved on each of the last days (CON-2). */
export function PerDay({ statistics: { today, perDay } }: { statistics: Statistics }) {
  const days = filled(
    lastDays(today, shownDays),
    perDay,
    ({ day }) => day,
    (day) => ({ day, contributions: 0, amount: 0 }),
  )
  const count = days.reduce((sum, { contributions }) => sum + contributions, 0)
  return (
    <StatisticsCard
      title={text.title}
      note={text.note(shownDays)}
      chart={
        <DayBars
          label={text.summary(count, shownDays)}
          bars={days.map(({ day, contributions }) => ({
            key: day,
            word: dayWord(day),
            value: contributions,
          }))}
        />
      }
      table={
        <StatisticsTable
          label={text.title}
          columns={[columns.day, columns.approved, columns.amount]}
          rows={days.toReversed().map(({ day, contributions, amount }) => ({
            key: day,
            head: dayWord(day),
            cells: [formatNumber(contributions), formatNumber(amount)],
          }))}
        />
      }
    />
  )
}
