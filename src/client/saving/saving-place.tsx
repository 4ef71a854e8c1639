import { lazyExtra } from '../lazy/lazy-extra.tsx'
import { useSaveStatus } from './save-status.ts'

/** Shows nothing while its code cannot be fetched: the saver's cannot be either then, so edits wait in this browser. */
const Saving = lazyExtra(() => import('./saving.tsx').then((part) => part.Saving))

/** The save status, for signed-in users only (SYS-3). */
export function SavingPlace() {
  const { state } = useSaveStatus()
  return state === 'off' ? null : <Saving />
}
