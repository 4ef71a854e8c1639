import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { NamedBars } from './named-bars.tsx'
import { percentOf } from './shares.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { columns, percent } = contributionStatisticsText

type Props = {
  words: { readonly title: string; readonly note: string }
  /** The heading of the column with the names. */
  column: string
  rows: readonly { readonly key: string; readonly shown: string; readonly amount: number }[]
  /** The amount of all of them together, also of those that are not shown. */
  all: number
}

/** How much of what was approved each player or project has, as bars and as a table with shares. */
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
