import type { Line } from '#domain/settlement/contribution'
import { deliverText as text } from '../../messages/deliver-text.ts'
import { Button } from '../../ui/button.tsx'
import { useBusy } from '../../ui/use-busy.ts'
import { useMay } from '../membership.ts'
import { useSettlementId } from '../selectors.ts'
import { putIntoStock } from './deliver-acts.ts'

type Props = {
  /** Why it cannot be delivered for the task. */
  reason: string
  lines: readonly Line[]
  onDone: () => void
}

/** Says why the task takes the delivery no more; whoever may change the stock can put the items there. */
export function IntoStock({ reason, lines, onDone }: Props) {
  const settlementId = useSettlementId()
  const may = useMay()
  const { isBusy, during } = useBusy()

  async function put() {
    if (await putIntoStock(settlementId, lines)) onDone()
  }

  return (
    <div className="mb-2 flex flex-wrap items-center gap-2 rounded-part bg-warn-soft px-3 py-2 text-warn">
      <p role="alert" className="min-w-0 flex-1 wrap-anywhere">
        {reason}
      </p>
      {may('inventory.edit') && lines.length > 0 && (
        <Button disabled={isBusy} onClick={() => void during(put)}>
          {text.intoStock}
        </Button>
      )}
    </div>
  )
}
