import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { carriesPlan, clearPlanFragment } from '../../plan/link/plan-fragment.ts'
import { useCatalogState } from '../../state/catalog.ts'

type Props = { hash: string; onClose: () => void }

const SharedPlan = lazyPart<Props>(() => import('./shared-plan.tsx').then((part) => part.SharedPlan))

/** Watches the address for a shared plan (BEY-1), from when there is a catalogue to name its items by. */
export function SharedPlanGate() {
  const hash = useLocationProperty(() => location.hash)
  const isReady = useCatalogState().state === 'ready'
  const [met, setMet] = useState(false)
  // Stays once it was needed: after the answer it still offers the way back.
  if (carriesPlan(hash) && !met) setMet(true)

  // Where its code did not arrive and was not waited for: the next link asks for it again.
  function close() {
    clearPlanFragment()
    setMet(false)
  }

  if (!met || !isReady) return null
  return <SharedPlan hash={hash} onClose={close} />
}
