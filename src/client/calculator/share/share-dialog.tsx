import { Suspense, useDeferredValue, useMemo, useState } from 'react'
import { usableStock } from '#domain/inventory/kept-back'
import { shareText } from '../../messages/share-text.ts'
import { writePlanLink } from '../../plan/link/plan-link.ts'
import { useCalculator } from '../../state/calculator.ts'
import { useEngine } from '../../state/catalog.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ShareLink } from './share-link.tsx'

const text = shareText.share

/** A link that carries the plan, made in this browser (BEY-1). */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const plan = useCalculator((state) => state)
  const catalogVersion = useEngine().catalog.info.version
  const [withInventory, setWithInventory] = useState(false)
  const made = useMemo(
    () => ({
      withInventory,
      link: writePlanLink({
        ...plan,
        catalogVersion,
        // What is kept back is not for the plan, whoever opens it.
        inventory: withInventory ? usableStock(plan) : new Map(),
      }),
    }),
    [plan, catalogVersion, withInventory],
  )

  return (
    <Dialog title={text.title} closeLabel={shareText.close} onClose={onClose}>
      <p className="mb-1">
        {text.carries(plan.buildList.length, plan.choices.size)} {plan.odds.size > 0 && text.odds}
      </p>
      <p className="mb-3 text-small text-ink-2">{text.privacy}</p>
      {plan.inventory.size > 0 && (
        <label className="field mb-3 flex min-h-control w-fit items-center gap-2 rounded-part pr-2">
          <input
            type="checkbox"
            className="size-[18px] accent-accent"
            checked={withInventory}
            onChange={(event) => setWithInventory(event.currentTarget.checked)}
          />
          {text.inventory(plan.inventory.size)}
        </label>
      )}
      <Suspense fallback={<p className="min-h-control text-small text-ink-3">{text.making}</p>}>
        {/* Deferred, so that the former link stays in sight until the next one is made. */}
        <ShareLink {...useDeferredValue(made)} />
      </Suspense>
    </Dialog>
  )
}
