import { useEffect, useState } from 'react'
import type { DeletedSettlement } from '#contract/settlements'
import { ask } from '../../../api/ask.ts'
import { networkTimeOut } from '../../../api/network-time-out.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { Button } from '../../../ui/button.tsx'
import { newGesture } from '../../gesture.ts'
import { restoreSettlement } from '../../settlement-acts.ts'

const text = settlementPageText.list

/** What the player has deleted and can still bring back (SET-2); `known` is how many settlements stand above. */
export function DeletedSettlements({ known }: { known: number }) {
  const [deleted, setDeleted] = useState<readonly DeletedSettlement[]>([])
  const [gesture] = useState(newGesture)

  // Another number above means that one was deleted or came back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number is what asks anew.
  useEffect(() => {
    let over = false
    ask('getDeletedSettlements', {}, { signal: networkTimeOut() }).then(
      (listed) => !over && setDeleted(listed),
      // Nothing to restore is shown then; the list above says when the server is out of reach.
      () => {},
    )
    return () => {
      over = true
    }
  }, [known])

  async function restore(settlement: DeletedSettlement) {
    const isBack = await restoreSettlement(settlement, gesture)
    if (isBack) setDeleted((listed) => listed.filter(({ id }) => id !== settlement.id))
  }

  if (deleted.length === 0) return null
  return (
    <section className="mt-5">
      <h3 className="px-3.5 font-bold">{text.deletedTitle}</h3>
      <ul aria-label={text.deletedTitle} className="mt-1 divide-y divide-line border-y border-line">
        {deleted.map((settlement) => (
          <li key={settlement.id} className="fact-row">
            <span>
              <bdi className="font-semibold wrap-anywhere">{settlement.name}</bdi>
              <span className="block text-small text-ink-2">
                {text.deletedFacts(settlement.deletedAt, settlement.goneAt)}
              </span>
            </span>
            <Button
              className="text-small"
              aria-label={text.of(text.restore, settlement.name)}
              onClick={() => void restore(settlement)}
            >
              {text.restore}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
