import { currentPlanText } from './plan-storage.ts'
import { keepRestorePoint, type RestoreReason } from './restore-points.ts'
import { readStoredPlan } from './stored-plan.ts'

/** Keeps the present plan as a restore point, where the browser keeps anything. */
export function keepPlanAside(reason: RestoreReason): void {
  const plan = readStoredPlan(currentPlanText())
  // A plan whose own text cannot be read is nothing to go back to.
  if (plan !== null) keepRestorePoint(plan, reason)
}
