import { sampleText as text } from '../../messages/sample-text.ts'
import { PutAwayButton } from '../sample-buttons.tsx'
import { useSettlement, useSettlementId } from '../selectors.ts'

/** Says that the open settlement is a sample, above whichever part of it is open (SET-2). */
export function SampleLine() {
  const settlementId = useSettlementId()
  const isSample = useSettlement((settlement) => settlement.isSample)
  if (!isSample) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-part bg-accent-soft px-3.5 py-1.5">
      <p className="min-w-[18ch] flex-1 text-small">{text.banner}</p>
      <PutAwayButton settlementId={settlementId} className="text-small" />
    </div>
  )
}
