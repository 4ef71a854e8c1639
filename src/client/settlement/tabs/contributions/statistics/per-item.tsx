import { formatNumber } from '#contract/sentences/numbers'
import { itemName } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import type { ContributionContext } from '../listed-contribution.ts'
import { NamedBars } from './named-bars.tsx'
import { percentOf } from './shares.ts'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { perItem: text, columns, percent } = contributionStatisticsText

type Props = { statistics: Statistics; context: ContributionContext }

/** How much of which item was approved (CON-2). */
export function PerItem({ statistics: { perItem, amount: all }, context }: Props) {
  const items = perItem.map((one) => ({ ...one, name: itemName(context.catalog, one.itemId as ItemId) }))
  return (
    <StatisticsCard
      title={text.title}
      note={text.note}
      chart={
        <NamedBars
          label={text.title}
          bars={items.map(({ itemId, name, amount }) => ({ key: itemId, word: name, value: amount }))}
        />
      }
      table={
        <StatisticsTable
          label={text.title}
          columns={[columns.item, columns.amount, columns.share, columns.times]}
          rows={items.map(({ itemId, name, amount, contributions }) => ({
            key: itemId,
            head: name,
            cells: [formatNumber(amount), percent(percentOf(amount, all)), formatNumber(contributions)],
          }))}
        />
      }
    />
  )
}
