import { type StoredPlan, storedPlanText } from './stored-plan.ts'

export type RestoreReason = 'shared-plan-replaced-mine' | 'shared-plan-merged-into-mine'

/** The plan as it stood before an act that changed all of it; `plan` reads with `readStoredPlan`. */
export type RestorePoint = {
  readonly at: number
  readonly reason: RestoreReason
  readonly plan: string
}

const restoreKey = 'bit-calculator.restore-points'
const mostPoints = 5

/** Keeps the plan aside in this browser, with the last few before it; false where the browser keeps nothing. */
export function keepRestorePoint(plan: StoredPlan, reason: RestoreReason): boolean {
  const point: RestorePoint = { at: Date.now(), reason, plan: storedPlanText(plan) }
  try {
    const kept = [...readRestorePoints(), point].slice(-mostPoints)
    localStorage.setItem(restoreKey, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** The plans kept aside, oldest first; none where storage is forbidden or holds something else. */
export function readRestorePoints(): readonly RestorePoint[] {
  try {
    const points: unknown = JSON.parse(localStorage.getItem(restoreKey) ?? '[]')
    return Array.isArray(points) ? points.filter(isRestorePoint) : []
  } catch {
    return []
  }
}

function isRestorePoint(value: unknown): value is RestorePoint {
  if (typeof value !== 'object' || value === null) return false
  const { at, reason, plan } = value as Record<string, unknown>
  return Number.isFinite(at) && typeof reason === 'string' && typeof plan === 'string'
}
