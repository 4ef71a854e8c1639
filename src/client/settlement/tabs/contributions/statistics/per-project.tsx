import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { NamedBars } from './named-bars.tsx'
import { percentOf } from './shares.ts'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'
import { StatisticsTable } from './statistics-table.tsx'

const { perProject: text, columns, csv, percent } = contributionStatisticsText

/** For which project how much was approved, ended ones too (BEY-23). */
export function PerProject({ statistics: { perProject, amount: all } }: { statistics: Statistics }) {
  const projects = perProject.map((one) => ({
    ...one,
    key: one.projectId ?? '',
    shown: one.name ?? csv.noProject,
  }))
  return (
    <StatisticsCard
      title={text.title}
      note={text.note}
      chart={
        <NamedBars
          label={text.title}
          bars={projects.map(({ key, shown, amount }) => ({ key, word: shown, value: amount }))}
        />
      }
      table={
        <StatisticsTable
          label={text.title}
          columns={[columns.project, columns.amount, columns.share]}
          rows={projects.map(({ key, shown, amount }) => ({
            key,
            head: shown,
            cells: [formatNumber(amount), percent(percentOf(amount, all))],
          }))}
        />
      }
    />
  )
}
