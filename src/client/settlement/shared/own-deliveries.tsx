import type { SharedDelivery } from '#contract/collaborations'
import { sharedText } from '../../messages/shared-text.ts'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { useSettlements } from '../selectors.ts'
import { deliveredWords } from './delivered-words.ts'
import { TakeBackButton } from './take-back-button.tsx'

const text = sharedText.page
const rowClass = 'flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 text-small'

type Props = {
  collaborationId: string
  deliveries: readonly SharedDelivery[]
  mayTakeBack: boolean
  onTakenBack: (words: string) => void
}

/** What the user delivered for a shared project, and what became of it; first what waits for the connection. */
export function OwnDeliveries({ collaborationId, deliveries, mayTakeBack, onTakenBack }: Props) {
  // The queue of a shared project is stored under the collaboration's id (`deliverShared`).
  const queue = useSettlements(({ queues }) => queues.find((one) => one.settlementId === collaborationId))
  const waiting = queue?.acts.filter(({ hasWaited }) => hasWaited) ?? []
  return (
    <section aria-labelledby="own-deliveries" className="px-3.5 pt-3">
      <h4 id="own-deliveries" className="pb-1 font-bold">
        {text.deliveries}
      </h4>
      {deliveries.length + waiting.length === 0 && (
        <p className="text-small text-ink-2">{text.noDeliveries}</p>
      )}
      <ul ref={plainListKeys}>
        {waiting.map(({ id, words }) => (
          <li key={id} className={rowClass}>
            <span className="min-w-48 flex-1 wrap-anywhere first-letter:uppercase">{words}</span>
            <b className="text-warn">{text.waitsToBeSent}</b>
          </li>
        ))}
        {deliveries.map((delivery) => (
          <li key={delivery.id} className={rowClass}>
            <span className="min-w-48 flex-1 wrap-anywhere">
              {text.delivered(deliveredWords(delivery), delivery.submittedAt)}
            </span>
            <b className={delivery.status === 'rejected' ? 'text-missing' : 'text-ink-2'}>
              {text.states[delivery.status]}
            </b>
            {mayTakeBack && delivery.status === 'pending' && (
              <TakeBackButton collaborationId={collaborationId} delivery={delivery} onDone={onTakenBack} />
            )}
            {delivery.reason && (
              <span className="basis-full wrap-anywhere text-ink-2">{delivery.reason}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
