import { type ComponentType, lazy, Suspense } from 'react'
import { useSaveStatus } from './save-status.ts'

const Saving = lazy(() =>
  import('./saving.tsx').then(
    ({ Saving }) => ({ default: Saving as ComponentType }),
    // Where the code does not arrive, nothing is saved either, and edits wait in this browser.
    () => ({ default: () => null }),
  ),
)

/** How saving stands, for whoever is signed in; nothing for everybody else (SYS-3). */
export function SavingPlace() {
  const { state } = useSaveStatus()
  if (state === 'off') return null
  return (
    <Suspense fallback={null}>
      <Saving />
    </Suspense>
  )
}
