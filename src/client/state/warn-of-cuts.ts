import type { PlanCut } from '#domain/crafting/plan-cuts'

let warnedOf = ''

/** Says in the console, once per set, where a circle of recipes was cut (CAL-12). */
export function warnOfCuts(cuts: readonly PlanCut[]): void {
  const names = [...new Set(cuts.map((cut) => cut.ingredientName))].join(', ')
  if (names === warnedOf) return
  warnedOf = names
  if (names === '') return
  // biome-ignore lint/suspicious/noConsole: CAL-12 asks for a warning in the console.
  console.warn(`Circular recipes were cut; obtain first: ${names}`)
}
