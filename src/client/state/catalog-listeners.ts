import type { CalculatorState } from './calculator.ts'

/** Gives the recipes of a plan their places in another catalogue. */
export type FollowPlan = (plan: CalculatorState) => CalculatorState

const listeners = new Set<(follow: FollowPlan) => void>()

/** Calls back when the catalogue changes, with a function by which the listener follows the plans that it holds to the new one. */
export function onCatalogChange(listener: (follow: FollowPlan) => void): void {
  listeners.add(listener)
}

export function tellCatalogChange(follow: FollowPlan): void {
  for (const listener of listeners) listener(follow)
}
