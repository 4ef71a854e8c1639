import { type ComponentType, lazy, Suspense } from 'react'
import { useSaveStatus } from './save-status.ts'

const Saving = lazy(() =>
  import('./saving.tsx').then(
    ({ Saving }) => ({ default: Saving as ComponentType }),
    // Where this code cannot be fetched, the saver's cannot either: edits wait in this browser.
    () => ({ default: () => null }),
  ),
)

/** The save status, for signed-in users only (SYS-3). */
export function SavingPlace() {
  const { state } = useSaveStatus()
  if (state === 'off') return null
  return (
    <Suspense fallback={null}>
      <Saving />
    </Suspense>
  )
}
