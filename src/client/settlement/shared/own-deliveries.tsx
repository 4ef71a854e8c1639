import type { SharedDelivery } from '#contract/shared-projects'
import { sharedText } from '../../messages/shared-text.ts'
import { linesOf } from './lines-of.ts'
import { TakeBackButton } from './take-back-button.tsx'

const text = sharedText.page

type Props = {
  collaborationId: string
  deliveries: readonly SharedDelivery[]
  /** Whether the project is still shared with the user. */
  isThere: boolean
  onTakenBack: (words: string) => void
}

/** What the user delivered for a shared project, and what became of it. */
export function OwnDeliveries({ collaborationId, deliveries, isThere, onTakenBack }: Props) {
  return (
    <section aria-labelledby="own-deliveries" className="px-3.5 pt-3">
      <h4 id="own-deliveries" className="pb-1 font-bold">
        {text.deliveries}
      </h4>
      {deliveries.length === 0 && <p className="text-small text-ink-2">{text.noDeliveries}</p>}
      <ul>
        {deliveries.map((delivery) => (
          <li
            key={delivery.id}
            className="flex flex-wrap items-center gap-x-3 border-t border-line py-1.5 text-small"
          >
            <span className="min-w-48 flex-1 wrap-anywhere">
              {text.delivered(linesOf(delivery), delivery.submittedAt)}
            </span>
            <b className={delivery.status === 'rejected' ? 'text-missing' : 'text-ink-2'}>
              {text.states[delivery.status]}
            </b>
            {isThere && delivery.status === 'pending' && (
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
