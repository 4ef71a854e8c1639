import { Suspense, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { useCatalogState } from '../../state/catalog.ts'
import { carriesPlan, clearPlanFragment } from '../../state/plan-fragment.ts'
import { lazyPart } from '../share/lazy-part.tsx'

const SharedPlan = lazyPart(() => import('./shared-plan.tsx').then((part) => part.SharedPlan))

/** Watches the address for a shared plan (BEY-1), from when there is a catalogue to name its items by. */
export function SharedPlanGate() {
  const hash = useLocationProperty(() => location.hash)
  const isReady = useCatalogState().state === 'ready'
  const [met, setMet] = useState(false)
  // Stays once it was needed: after the answer it still offers the way back.
  if (carriesPlan(hash) && !met) setMet(true)

  if (!met || !isReady) return null
  return (
    <Suspense fallback={null}>
      <SharedPlan hash={hash} onClose={clearPlanFragment} />
    </Suspense>
  )
}
