import { useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { lazyPart } from '../../lazy/lazy-part.tsx'
import { carriesPlan, clearPlanFragment } from '../../plan/link/plan-fragment.ts'
import { useCatalogState } from '../../state/catalog.ts'

type Props = { hash: string; onClose: () => void }

const SharedPlan = lazyPart<Props>(() => import('./shared-plan.tsx').then((part) => part.SharedPlan))

/** Opens the shared plan in the address (BEY-1), once there is a catalogue that names its items. */
export function SharedPlanGate() {
  const hash = useLocationProperty(() => location.hash)
  const isReady = useCatalogState().state === 'ready'
  const [isNeeded, setNeeded] = useState(false)
  // Stays after the plan was taken and has left the address: it still offers to undo that.
  if (carriesPlan(hash) && !isNeeded) setNeeded(true)

  // Called only if the code could not be fetched and the player closes that message. The next link fetches it again.
  function close() {
    clearPlanFragment()
    setNeeded(false)
  }

  if (!isNeeded || !isReady) return null
  return <SharedPlan hash={hash} onClose={close} />
}
