import { useState } from 'react'
import { contributionsText } from '../../../messages/contributions-text.ts'
import { useQueryPart } from '../../../state/address-query.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailedState } from '../../../ui/failed-state.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { ScrollBox } from '../../../ui/scroll-box.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Waiting } from '../../../ui/waiting.tsx'
import { useSettlementId } from '../../selectors.ts'
import { useFilter } from './dashboard-view.ts'
import { DecidedPanel } from './decided-panel.tsx'
import { DecidedRow } from './decided-row.tsx'
import { type ContributionContext, listedContribution } from './listed-contribution.ts'
import { useDecided } from './use-decided.ts'

const text = contributionsText.decided

type Props = { context: ContributionContext; view: 'approved' | 'rejected' }

/** The contributions that were approved, or those that were rejected or withdrawn, newest first; the server is asked page by page (CON-2). */
export function DecidedView({ context, view }: Props) {
  const settlementId = useSettlementId()
  const filter = useFilter()
  const openId = useQueryPart('contribution')
  const [isWithdrawn, setWithdrawn] = useState(false)
  const status = view === 'rejected' && isWithdrawn ? 'withdrawn' : view
  const { answer, trouble, askAgain, readOlder } = useDecided({ settlementId, status, ...filter })
  const known = answer && { ...context, ...answer }
  const listed = known ? answer.contributions.map((one) => listedContribution(one, known)) : []
  const isNarrowed = filter.taskId !== null || filter.who !== null

  return (
    <div className="flex min-h-0 flex-1">
      <div className="@container flex min-h-0 min-w-0 flex-1 flex-col">
        {view === 'rejected' && (
          <div className="flex border-b border-line bg-sunken px-3.5 py-1.5">
            <span className="flex">
              <SelectField
                label={contributionsText.filter.rejection}
                value={isWithdrawn ? 'withdrawn' : 'rejected'}
                options={(['rejected', 'withdrawn'] as const).map((value) => ({
                  value,
                  text: contributionsText.filter.rejections[value],
                }))}
                changed={isWithdrawn}
                onChange={(value) => setWithdrawn(value === 'withdrawn')}
              />
            </span>
          </div>
        )}
        {!answer && !trouble && <Waiting text={text.loading} />}
        {!answer && trouble && (
          <FailedState
            title={text.failed}
            hint={trouble.reason}
            retry={text.retry}
            onRetry={() => void askAgain()}
          />
        )}
        {answer && trouble && (
          <NotLoaded
            text={text.notNew}
            reason={trouble.reason}
            retry={text.retry}
            onRetry={() => void askAgain()}
            className="px-3.5"
          />
        )}
        {answer && listed.length === 0 && (
          <EmptyState {...(isNarrowed ? text.noneLikeThis : text.none[status])} />
        )}
        {listed.length > 0 && (
          <ScrollBox aria-label={text.list[view]} className="min-h-0 flex-1 overscroll-contain">
            <ul ref={plainListKeys} aria-label={text.list[view]}>
              {listed.map((one, index) => (
                <DecidedRow key={one.id} listed={one} index={index} isOpen={one.id === openId} />
              ))}
            </ul>
            {answer?.hasMore && (
              <p className="px-3.5 py-2">
                <Button onClick={readOlder}>{text.more}</Button>
              </p>
            )}
          </ScrollBox>
        )}
      </div>
      {openId !== null && answer && (
        <DecidedPanel
          key={openId}
          contributionId={openId}
          context={context}
          listed={listed.find(({ id }) => id === openId) ?? null}
        />
      )}
    </div>
  )
}
