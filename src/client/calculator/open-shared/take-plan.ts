import { mergePlan, replacePlan } from '#domain/sharing/accept-plan'
import type { SharedPlan } from '#domain/sharing/shared-plan'
import { applyChange, type PlanChange, reverse } from '#domain/undo/plan-change'
import { calculatorStore } from '../../state/calculator.ts'
import { changeCalculator } from '../../state/history.ts'
import { keepRestorePoint } from '../../state/restore-points.ts'

/** `open` replaces a plan in which there is nothing to lose. */
export type HowToTake = 'open' | 'replace' | 'merge'

export type TakenPlan = { readonly how: HowToTake; readonly change: PlanChange }

type Taking = { readonly how: HowToTake; readonly theirs: SharedPlan; readonly catalogVersion: string }

/** Makes the shared plan the player's own in one step; keeps a restore point before, unless there is nothing to lose (BEY-6). */
export function takePlan({ how, theirs, catalogVersion }: Taking): TakenPlan {
  const before = calculatorStore.getState()
  const after = how === 'merge' ? mergePlan(before, theirs) : replacePlan(before, theirs)
  if (how === 'replace') keepRestorePoint({ ...before, catalogVersion }, 'shared-plan-replaced-mine')
  if (how === 'merge') keepRestorePoint({ ...before, catalogVersion }, 'shared-plan-merged-into-mine')
  changeCalculator(stepName(how), () => after)
  return { how, change: { before, after } }
}

/** Undoes that step; what was changed since by hand, or in another tab, stays. */
export function takeBack({ how, change }: TakenPlan): void {
  changeCalculator(stepName(how), (now) => applyChange(now, reverse(change)))
}

function stepName(how: HowToTake) {
  return { kind: how === 'merge' ? 'planMerged' : 'planReplaced' } as const
}
