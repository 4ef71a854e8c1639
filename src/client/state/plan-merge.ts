import { applyChange } from '#domain/undo/plan-change'
import type { CalculatorState } from './calculator.ts'

type Sides = {
  /** What both sides started from. */
  readonly base: CalculatorState
  readonly mine: CalculatorState
  readonly theirs: CalculatorState
}

/** One plan of what two tabs made of the same: the other tab's plan, with the changes that were made here since the base. */
export function mergeSides({ base, mine, theirs }: Sides): CalculatorState {
  if (mine === base) return theirs
  const merged = applyChange(theirs, { before: base, after: mine })
  // The same object, so that comparing the two finds nothing left to save.
  return isSamePlan(merged, theirs) ? theirs : merged
}

/** Whether two plans ask for the same; the order of a queue is no difference. */
export function isSamePlan(a: CalculatorState, b: CalculatorState): boolean {
  return (
    fingerprint(a.buildList.map((entry) => [entry.itemId, entry.recipeIndex, entry.quantity])) ===
      fingerprint(b.buildList.map((entry) => [entry.itemId, entry.recipeIndex, entry.quantity])) &&
    fingerprint([...a.inventory]) === fingerprint([...b.inventory]) &&
    fingerprint([...a.choices]) === fingerprint([...b.choices]) &&
    fingerprint([...a.odds]) === fingerprint([...b.odds]) &&
    fingerprint([...a.keptBack]) === fingerprint([...b.keptBack])
  )
}

function fingerprint(rows: readonly (readonly unknown[])[]): string {
  return rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n')
}
