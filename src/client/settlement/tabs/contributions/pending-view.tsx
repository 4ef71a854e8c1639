import { useState } from 'react'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { openBesideList, useQueryPart } from '../../../state/address-query.ts'
import type { Engine } from '../../../state/engine.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { showSettlementTab } from '../../settlement-route.ts'
import { showAll, useFilter } from './dashboard-view.ts'
import { type ContributionContext, isInFilter } from './listed-contribution.ts'
import { ManyActs } from './many-acts.tsx'
import { PendingList } from './pending-list.tsx'
import { PendingPanel } from './pending-panel.tsx'
import { useReviewing } from './reviewing.ts'
import { useWaiting } from './use-waiting.ts'

const text = contributionsText.pending

type Props = { engine: Engine; context: ContributionContext }

/** The contributions that wait for review, the oldest first, and beside them the one that is open (BEY-21). */
export function PendingView({ engine, context }: Props) {
  const waiting = useWaiting(context)
  const filter = useFilter()
  const openId = useQueryPart('contribution')
  /** The contribution that is being rejected: its reason is asked for. */
  const [rejectingId, setRejectingId] = useState<string | null>(null)
  const reviewing = useReviewing()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const now = useNow()
  const shown = waiting.filter((one) => isInFilter(one, filter))
  const reviewable = shown.filter((one) => !one.isDecidedHere && reviewing.whyNotReview(one.isOwn) === null)

  function open(id: string, rejects: boolean) {
    setRejectingId(rejects ? id : null)
    openBesideList('contribution', id)
  }

  return (
    <div className="flex min-h-0 flex-1">
      <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
        {reviewing.reviews ? (
          <ManyActs reviewable={reviewable} all={shown.length} selected={selected} onSelect={setSelected} />
        ) : (
          <p className="border-b border-line px-3.5 py-2 text-small text-ink-2">
            {contributionsText.reviewers}
          </p>
        )}
        {waiting.length === 0 ? (
          <EmptyState title={text.empty.title} hint={text.empty.hint}>
            <Button look="primary" onClick={() => showSettlementTab('my-tasks')}>
              {text.empty.toMyTasks}
            </Button>
          </EmptyState>
        ) : shown.length === 0 ? (
          <EmptyState title={text.nothing.title} hint={text.nothing.hint}>
            <Button onClick={showAll}>{text.nothing.show}</Button>
          </EmptyState>
        ) : (
          <PendingList
            shown={shown}
            reviewing={reviewing}
            selected={selected}
            onSelect={setSelected}
            openId={openId}
            now={now}
            onOpen={open}
          />
        )}
      </div>
      {openId !== null && (
        <PendingPanel
          key={openId}
          engine={engine}
          context={context}
          openId={openId}
          found={waiting.find(({ id }) => id === openId) ?? null}
          reviewing={reviewing}
          isRejecting={rejectingId === openId}
          onRejecting={(isRejecting) => setRejectingId(isRejecting ? openId : null)}
          now={now}
        />
      )}
    </div>
  )
}
