import { type Catalog, itemName } from '#domain/catalog/catalog'
import type { Contribution } from '#domain/settlement/contribution'
import { joinDotted } from '../../item/origin.ts'
import { ageWords } from '../../messages/age-words.ts'
import { deliverText } from '../../messages/deliver-text.ts'
import { formatTime } from '../../messages/format.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { plainListKeys } from '../../ui/plain-list-keys.ts'
import { ScrollBox } from '../../ui/scroll-box.tsx'
import { withdrawContribution } from '../contribution-acts.ts'
import { useMay } from '../membership.ts'
import { useSettlementId } from '../selectors.ts'
import { useSentToday } from './use-sent-today.ts'

const text = deliverText.sent

/** The user's deliveries of today, what became of each, and the way back while it waits (CON-1, BEY-12); nothing where there are none. */
export function SentToday({ catalog }: { catalog: Catalog }) {
  const { sent, now } = useSentToday()
  if (sent.length === 0) return null
  return (
    <section className="deliver-sent" aria-labelledby="sent-today">
      <h3 id="sent-today" className="pb-1 font-bold">
        {text.title}
      </h3>
      <ScrollBox className="min-h-0">
        <ul ref={plainListKeys} aria-labelledby="sent-today">
          {sent.map((one) => (
            <SentRow key={one.id} catalog={catalog} contribution={one} now={now} />
          ))}
        </ul>
      </ScrollBox>
    </section>
  )
}

function SentRow({
  catalog,
  contribution,
  now,
}: {
  catalog: Catalog
  contribution: Contribution
  now: number
}) {
  const settlementId = useSettlementId()
  const may = useMay()('contribution.withdraw_own')
  const { id, itemsContributed, status, submittedAt, reason } = contribution
  const { itemId, quantity } = itemsContributed[0]!
  const what = text.what(quantity, itemName(catalog, itemId), itemsContributed.length - 1)
  const isWaiting = status === 'pending'
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line py-1.5">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block font-semibold wrap-anywhere">{what}</span>
        <span
          className={`block text-small wrap-anywhere ${status === 'rejected' ? 'text-missing' : 'text-ink-2'}`}
          title={formatTime(submittedAt)}
        >
          {joinDotted([text.states[status], ageWords(submittedAt, now), reason ?? ''])}
        </span>
      </span>
      {isWaiting && (
        <ConfirmButton
          labels={text.withdraw}
          askLabel={text.withdrawOf(what)}
          disabled={!may}
          {...(!may && { title: deliverText.notYours })}
          onConfirm={() => void withdrawContribution(settlementId, { contributionId: id, what })}
        />
      )}
    </li>
  )
}
