import { currentPlanText } from './plan-storage.ts'
import { keepRestorePoint, type RestoreReason } from './restore-points.ts'
import { readStoredPlan } from './stored-plan.ts'

/** Keeps the present plan as a restore point; false where the browser keeps nothing. */
export function keepPlanAside(reason: RestoreReason): boolean {
  // A plan whose own text cannot be read is nothing to go back to.
  const plan = readStoredPlan(currentPlanText())
  return plan === null || keepRestorePoint(plan, reason)
}
