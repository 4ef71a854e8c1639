import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { SharesCard } from './shares-card.tsx'
import type { Statistics } from './statistics.ts'

const { perProject: text, columns, noProject } = contributionStatisticsText

/** For which project how much was approved, ended ones too (BEY-23). */
export function PerProject({ statistics: { perProject, amount: all } }: { statistics: Statistics }) {
  const rows = perProject.map(({ projectId, name, amount }) => ({
    key: projectId ?? '',
    shown: name ?? noProject,
    amount,
  }))
  return <SharesCard words={text} column={columns.project} rows={rows} all={all} />
}
