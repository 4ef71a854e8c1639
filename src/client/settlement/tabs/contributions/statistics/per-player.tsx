import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import type { ContributionContext } from '../listed-contribution.ts'
import { giversOf } from './givers.ts'
import { SharesCard } from './shares-card.tsx'
import type { Statistics } from './statistics.ts'

const { perPlayer: text, columns } = contributionStatisticsText

type Props = { statistics: Statistics; context: ContributionContext }

/** Who delivered how much of what was approved (CON-2). */
export function PerPlayer({ statistics, context }: Props) {
  return (
    <SharesCard
      words={text}
      column={columns.player}
      rows={giversOf(statistics, context)}
      all={statistics.amount}
    />
  )
}
