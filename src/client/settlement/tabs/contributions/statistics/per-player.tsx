import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import type { Around } from '../listed-contribution.ts'
import { giversOf } from './givers.ts'
import { NamedBars } from './named-bars.tsx'
import { percentOf } from './shares.ts'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { perPlayer: text, columns, percent } = contributionStatisticsText

type Props = { statistics: Statistics; around: Around }

/** Who delivered how much of what was approved (CON-2). */
export function PerPlayer({ statistics, around }: Props) {
  const givers = giversOf(statistics, around)
  return (
    <StatisticsCard
      title={text.title}
      note={text.note}
      chart={
        <NamedBars
          label={text.title}
          bars={givers.map(({ key, shown, amount }) => ({ key, word: shown, value: amount }))}
        />
      }
      table={
        <StatisticsTable
          label={text.title}
          columns={[columns.player, columns.amount, columns.share]}
          rows={givers.map(({ key, shown, amount }) => ({
            key,
            head: shown,
            cells: [formatNumber(amount), percent(percentOf(amount, statistics.amount))],
          }))}
        />
      }
    />
  )
}
