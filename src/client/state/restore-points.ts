import { isEmptyPlan } from '#domain/crafting/whole-plan'
import { planOwner } from './plan-owner.ts'
import { type StoredPlan, storedPlanText } from './stored-plan.ts'

const reasons = [
  'shared-plan-replaced-mine',
  'shared-plan-merged-into-mine',
  'file-imported',
  'data-cleared',
  'cloud-loaded',
  'plan-restored',
  'build-list-opened',
  'account-signed-in',
] as const
export type RestoreReason = (typeof reasons)[number]

/** The plan as it stood before an act that changed all of it; `plan` reads with `readStoredPlan`. */
export type RestorePoint = {
  readonly at: number
  readonly reason: RestoreReason
  readonly plan: string
  /** The account whose plan it was; null for a plan made signed out. */
  readonly owner: string | null
}

const restoreKey = 'bit-calculator.restore-points'
const mostPoints = 5
/** Of all accounts in this browser together. */
const mostKept = 25

/**
 * Keeps the plan aside in this browser, with the last few before it; false where the browser keeps nothing. The same
 * plan twice would push another one out: only the later stays. An empty plan is nothing to go back to.
 */
export function keepRestorePoint(plan: StoredPlan, reason: RestoreReason): boolean {
  if (isEmptyPlan(plan)) return true
  const owner = planOwner()
  const point: RestorePoint = { at: Date.now(), reason, plan: storedPlanText(plan), owner }
  try {
    const all = readAll()
    const foreign = all.filter((other) => other.owner !== owner)
    const own = all.filter((other) => other.owner === owner && other.plan !== point.plan)
    const kept = [...foreign, ...own.slice(1 - mostPoints), point].slice(-mostKept)
    localStorage.setItem(restoreKey, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/**
 * The plans kept aside, oldest first; none where storage is forbidden or holds something else. Plans made signed
 * out are shown to everybody in this browser, those of an account only to it (AUTH-3).
 */
export function readRestorePoints(): readonly RestorePoint[] {
  const owner = planOwner()
  return readAll()
    .filter((point) => point.owner === null || point.owner === owner)
    .sort((a, b) => a.at - b.at)
    .slice(-mostPoints)
}

/** Removes the restore points of all accounts; those made signed out stay (AUTH-3). */
export function forgetRestorePoints(): void {
  try {
    const kept = readAll().filter(({ owner }) => owner === null)
    if (kept.length > 0) localStorage.setItem(restoreKey, JSON.stringify(kept))
    else localStorage.removeItem(restoreKey)
  } catch {
    // A browser that forbids storage has kept no points.
  }
}

function readAll(): readonly RestorePoint[] {
  try {
    const points: unknown = JSON.parse(localStorage.getItem(restoreKey) ?? '[]')
    if (!Array.isArray(points)) return []
    return points.filter(isRestorePoint).map((point) => ({ ...point, owner: point.owner ?? null }))
  } catch {
    return []
  }
}

function isRestorePoint(value: unknown): value is RestorePoint {
  if (typeof value !== 'object' || value === null) return false
  const { at, reason, plan } = value as Record<string, unknown>
  return Number.isFinite(at) && reasons.some((known) => known === reason) && typeof plan === 'string'
}
