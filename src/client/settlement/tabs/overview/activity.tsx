import { activitySentence, personName } from '#contract/sentences/log-sentence'
import { formatRecent } from '../../../messages/format.ts'
import { settlementActivityText as text } from '../../../messages/settlement-activity-text.ts'
import { Button } from '../../../ui/button.tsx'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { useActivity } from '../../use-activity.ts'

/** The settlement's log, newest first (BEY-11). */
export function Activity({ settlementId }: { settlementId: string }) {
  const { answer, trouble, askAgain, readOlder } = useActivity(settlementId)
  const entries = answer?.entries ?? []
  return (
    <section>
      <h3 className="mb-1 font-bold">{text.title}</h3>
      {entries.length > 0 && (
        <ul aria-label={text.title} className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <li key={entry.id} className="flex flex-wrap items-baseline gap-x-3 py-1.5 classic:py-0.5">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <b>
                  <bdi>{personName(entry.by, entry.names)}</bdi>
                </b>{' '}
                {activitySentence(entry)}
              </span>
              <time dateTime={entry.at} className="text-small text-ink-3">
                {formatRecent(entry.at)}
              </time>
            </li>
          ))}
        </ul>
      )}
      {trouble ? (
        <NotLoaded
          text={text.failed}
          reason={trouble.reason}
          retry={text.retry}
          onRetry={() => void askAgain()}
        />
      ) : (
        answer?.hasMore && (
          <Button look="quiet" className="mt-1 text-small" onClick={readOlder}>
            {text.more}
          </Button>
        )
      )}
    </section>
  )
}
