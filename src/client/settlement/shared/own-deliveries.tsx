import type { SharedDelivery } from '#contract/shared-projects'
import { sharedText } from '../../messages/shared-text.ts'

const text = sharedText.page

/** What the user delivered for a shared project, and what became of it. */
export function OwnDeliveries({ deliveries }: { deliveries: readonly SharedDelivery[] }) {
  return (
    <section aria-labelledby="own-deliveries" className="px-3.5 pt-3">
      <h4 id="own-deliveries" className="pb-1 font-bold">
        {text.deliveries}
      </h4>
      {deliveries.length === 0 && <p className="text-small text-ink-2">{text.noDeliveries}</p>}
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="flex flex-wrap gap-x-3 border-t border-line py-1.5 text-small">
            <span className="min-w-48 flex-1 wrap-anywhere">
              {text.delivered(linesOf(delivery), delivery.submittedAt)}
            </span>
            <b className={delivery.status === 'rejected' ? 'text-missing' : 'text-ink-2'}>
              {text.states[delivery.status]}
            </b>
            {delivery.reason && (
              <span className="basis-full wrap-anywhere text-ink-2">{delivery.reason}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function linesOf({ itemsContributed }: Pick<SharedDelivery, 'itemsContributed'>): string {
  return itemsContributed.map(({ quantity, itemName }) => text.line(quantity, itemName)).join(', ')
}
