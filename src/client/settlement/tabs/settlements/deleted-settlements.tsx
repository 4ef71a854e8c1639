import { useState } from 'react'
import type { DeletedSettlement } from '#contract/deleted-settlements'
import { newGesture } from '../../../api/gesture.ts'
import { useAnswer } from '../../../api/use-answer.ts'
import { settlementPageText } from '../../../messages/settlement-page-text.ts'
import { plainListKeys } from '../../../ui/plain-list-keys.ts'
import { RestoreRow } from '../../recovery/restore-row.tsx'
import { restoreSettlement } from '../../settlement-acts.ts'

const text = settlementPageText.list

/**
 * Settlements that the user has deleted and can still restore (SET-2).
 * @param known how many settlements are listed above: another number means that one was deleted or restored
 */
export function DeletedSettlements({ known }: { known: number }) {
  const { answer: deleted, askAgain } = useAnswer('getDeletedSettlements', {}, known)
  const [gesture] = useState(newGesture)

  async function restore(settlement: DeletedSettlement) {
    if (await restoreSettlement(settlement, gesture)) void askAgain()
  }

  // Nothing is shown where they could not be loaded either: the list above says when the server cannot be reached.
  if (!deleted?.length) return null
  return (
    <section className="mt-5">
      <h3 className="px-3.5 font-bold">{text.deletedTitle}</h3>
      <ul
        ref={plainListKeys}
        aria-label={text.deletedTitle}
        className="mt-1 divide-y divide-line border-y border-line"
      >
        {deleted.map((settlement) => (
          <RestoreRow
            key={settlement.id}
            name={settlement.name}
            facts={text.deletedFacts(settlement)}
            restore={text.restore}
            label={text.of(text.restore, settlement.name)}
            onRestore={() => void restore(settlement)}
          />
        ))}
      </ul>
    </section>
  )
}
