import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { ItemId } from '#domain/catalog/item'
import { csvLine } from '#domain/exporting/plan-csv'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { nameOfGiver } from './givers.ts'
import type { FiledStatistics } from './statistics.ts'

const { columns, csvColumns, noProject } = contributionStatisticsText

/** What was approved by week, item, player and project as CSV; no cell of it runs as a formula (BEY-23, S12). */
export function statisticsCsv(
  { perWeek, perItem, perPlayer, perProject }: FiledStatistics,
  catalog: Catalog,
): string {
  type Counted = { readonly contributions: number; readonly amount: number }
  const line = (
    kind: 'week' | 'item' | 'player' | 'project',
    what: string,
    { contributions, amount }: Counted,
  ) => csvLine([columns[kind], what, contributions, amount])
  return [
    csvLine(csvColumns),
    ...perWeek.map((one) => line('week', one.week, one)),
    ...perItem.map((one) => line('item', itemName(catalog, one.itemId as ItemId), one)),
    ...perPlayer.map((one) => line('player', nameOfGiver(one), one)),
    ...perProject.map((one) => line('project', one.name ?? noProject, one)),
  ].join('')
}
