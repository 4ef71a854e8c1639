import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { NamedBars } from './named-bars.tsx'
import { percentOf } from './shares.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { columns, percent } = contributionStatisticsText

type Props = {
  words: { readonly title: string; readonly note: string }
  /** The heading of their names. */
  column: string
  rows: readonly { readonly key: string; readonly shown: string; readonly amount: number }[]
  /** What all of them have together, also those that are not shown. */
  all: number
}

/** How much each of several has of what was approved, as bars and as a table with shares. */
export function SharesCard({ words: { title, note }, column, rows, all }: Props) {
  return (
    <StatisticsCard
      title={title}
      note={note}
      chart={
        <NamedBars
          label={title}
          bars={rows.map(({ key, shown, amount }) => ({ key, word: shown, value: amount }))}
        />
      }
      table={
        <StatisticsTable
          label={title}
          columns={[column, columns.amount, columns.share]}
          rows={rows.map(({ key, shown, amount }) => ({
            key,
            head: shown,
            cells: [formatNumber(amount), percent(percentOf(amount, all))],
          }))}
        />
      }
    />
  )
}
