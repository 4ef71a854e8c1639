import { formatNumber } from '#contract/sentences/numbers'
import { contributionStatisticsText } from '../../../../messages/contribution-statistics-text.ts'
import { Initials } from '../../../initials.tsx'
import type { ContributionContext } from '../listed-contribution.ts'
import { giversOf } from './givers.ts'
import type { Statistics } from './statistics.ts'
import { StatisticsCard } from './statistics-card.tsx'

const { leaderboard: text, columns } = contributionStatisticsText

type Props = { statistics: Statistics; context: ContributionContext }

/** The ten who delivered most of what was approved (CON-2); the server sends no more, the first of them first. */
export function Leaderboard({ statistics, context }: Props) {
  return (
    <StatisticsCard
      title={text.title}
      note={text.note}
      chart={null}
      table={
        <table aria-label={text.title} className="statistics-table">
          <thead>
            <tr>
              <th scope="col" className="statistics-word">
                {columns.place}
              </th>
              <th scope="col" className="statistics-word">
                {columns.player}
              </th>
              <th scope="col">{columns.approved}</th>
              <th scope="col">{columns.times}</th>
            </tr>
          </thead>
          <tbody>
            {giversOf(statistics, context).map(({ key, shown, amount, contributions }, index) => (
              <tr key={key}>
                <td className="statistics-word">{index + 1}</td>
                <th scope="row" className="statistics-word">
                  <span className="flex items-center gap-2">
                    <span aria-hidden="true">
                      <Initials people={[{ id: key, name: shown }]} most={1} andMore={String} />
                    </span>
                    <span className="wrap-anywhere">{shown}</span>
                  </span>
                </th>
                <td className="font-bold">{formatNumber(amount)}</td>
                <td>{formatNumber(contributions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      }
    />
  )
}
