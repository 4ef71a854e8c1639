import type { BuildStep } from '#domain/crafting/build-step'
import { completeStep } from '#domain/crafting/complete-step'
import { partOfStep, type StepPart, stepUnits } from '#domain/crafting/step-part'
import { changeUsable } from '#domain/inventory/keep-back'
import { changeCalculator } from '../../state/history.ts'

/** Ticks a build step off, or a part of it: what it took leaves the inventory, what it gave enters it (CAL-9). */
export function finishStep(step: BuildStep, part: StepPart = partOfStep(step)): void {
  const units = step.action === 'craft' ? part.crafts : part.amount
  const kind = units < stepUnits(step) ? 'stepPart' : 'stepDone'
  // 'by': the amounts change by so much, so what another device adds or takes at the same time counts too (SAVE-4).
  changeCalculator(
    { kind, itemId: step.itemId },
    (now) => ({ inventory: changeUsable(now, (usable) => completeStep(usable, step, part)) }),
    'by',
  )
}
