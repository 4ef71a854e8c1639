import type { BuildStep } from './build-step.ts'

/** How much of a step was done: whole crafts (none for gathering), and the pieces that came out of them. */
export type StepPart = { readonly crafts: number; readonly amount: number }

/** How many units a step has: crafts for a craft, pieces for gathering. */
export function stepUnits(step: BuildStep): number {
  return step.action === 'craft' ? step.crafts : Math.floor(step.needToCraft)
}

/**
 * So many units of a step as a part of it; the whole step where no number is given. A random craft gives its expected
 * amount, cut to whole pieces: 3 crafts at 0.7 each give 2.
 */
export function partOfStep(step: BuildStep, units = stepUnits(step)): StepPart {
  const done = Math.max(0, Math.min(stepUnits(step), Math.floor(units)))
  if (step.action === 'gather') return { crafts: 0, amount: done }
  // The product first: 0.7 × 10 is 7, while 10 × (7 / 10) could fall short of it.
  return { crafts: done, amount: Math.floor((step.needToCraft * done) / step.crafts) }
}
