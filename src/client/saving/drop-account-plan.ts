import { emptyPlan } from '#domain/crafting/whole-plan'
import { calculatorStore } from '../state/calculator.ts'
import { forgetHistory } from '../state/history.ts'
import { forgetPlan } from '../state/plan-copies.ts'
import { setPlanOwner } from '../state/plan-owner.ts'
import { forgetRestorePoints } from '../state/restore-points.ts'

/** Deletes an account's plan from this browser (AUTH-3). */
export function dropAccountPlan(): void {
  setPlanOwner(null)
  calculatorStore.setState(emptyPlan, true)
  forgetHistory()
  forgetRestorePoints()
  try {
    forgetPlan(localStorage)
  } catch {
    // The browser forbids storage, so there are no copies.
  }
}
