import './statistics.css'
import { useEffect, useState } from 'react'
import { useAnswer } from '../../../../api/use-answer.ts'
import { contributionStatisticsText as text } from '../../../../messages/contribution-statistics-text.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { FailedState } from '../../../../ui/failed-state.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { ScrollBox } from '../../../../ui/scroll-box.tsx'
import { Waiting } from '../../../../ui/waiting.tsx'
import { useSettlementId } from '../../../selectors.ts'
import { useSettledSeq } from '../../../use-settled-seq.ts'
import { useFilter } from '../dashboard-view.ts'
import type { ContributionContext } from '../listed-contribution.ts'
import { useServerFilter } from '../use-server-filter.ts'
import { ApprovalRate } from './approval-rate.tsx'
import { Leaderboard } from './leaderboard.tsx'
import { PerDay } from './per-day.tsx'
import { PerItem } from './per-item.tsx'
import { PerPlayer } from './per-player.tsx'
import { PerProject } from './per-project.tsx'
import { PerWeek } from './per-week.tsx'
import { RangeAndDownload, useSince } from './range-and-download.tsx'
import type { Statistics } from './statistics.ts'
import { TaskProgress } from './task-progress.tsx'

/** How long the settlement must be quiet before the server is asked again: each time it sums over all that was ever delivered. */
const settleMs = 1_000

type StatisticsProps = { context: ContributionContext; view: 'leaderboard' | 'statistics' }

/** What was approved, counted by the server; again whenever something happens in the settlement (CON-2). */
export function StatisticsView(props: StatisticsProps) {
  const settlementId = useSettlementId()
  return <Counted key={settlementId} settlementId={settlementId} {...props} />
}

function Counted({ settlementId, context, view }: StatisticsProps & { settlementId: string }) {
  const since = useSince()
  const question = { settlementId, ...useServerFilter(useFilter()), ...(since !== undefined && { since }) }
  const { answer, trouble, askAgain } = useAnswer(
    'getContributionStatistics',
    question,
    useSettledSeq(settleMs),
  )
  // The numbers of the former filter stay, paler, until the new ones are there: so a card that was turned into a table stays a table.
  const [shown, setShown] = useState(answer)
  if (answer && answer !== shown) setShown(answer)
  const retry = () => void askAgain()
  if (!answer && trouble)
    return <FailedState title={text.failed} hint={trouble.reason} retry={text.retry} onRetry={retry} />
  if (!shown) return <Waiting text={text.loading} />
  const { approved, rejected } = shown.decided
  const isEmpty = shown.amount === 0 && (view === 'leaderboard' || approved + rejected === 0)
  return (
    <>
      <RangeAndDownload question={question} context={context} />
      {trouble && (
        <NotLoaded
          text={text.notNew}
          reason={trouble.reason}
          retry={text.retry}
          onRetry={retry}
          className="px-3.5"
        />
      )}
      {isEmpty ? (
        <EmptyState {...text.empty} />
      ) : (
        <ScrollBox
          aria-label={text.all}
          aria-busy={!answer}
          className="@container statistics min-h-0 flex-1 overscroll-contain aria-busy:opacity-45"
        >
          <Cards statistics={shown} context={context} view={view} />
        </ScrollBox>
      )}
    </>
  )
}

function Cards({ statistics, context, view }: StatisticsProps & { statistics: Statistics }) {
  // On paper there are only the cards, all of them; `data-prints` tells the style so.
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.prints = 'statistics'
    return () => {
      delete dataset.prints
    }
  }, [])
  return (
    <div className={`statistics-cards ${view === 'statistics' ? 'three' : ''}`}>
      {view === 'leaderboard' ? (
        <Leaderboard statistics={statistics} context={context} />
      ) : (
        <>
          <PerDay statistics={statistics} />
          <PerWeek statistics={statistics} />
          <PerItem statistics={statistics} context={context} />
          <PerPlayer statistics={statistics} context={context} />
          <PerProject statistics={statistics} />
          <ApprovalRate statistics={statistics} />
        </>
      )}
      <TaskProgress statistics={statistics} context={context} />
    </div>
  )
}
