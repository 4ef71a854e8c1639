import { applyChange } from '#domain/undo/plan-change'
import type { CalculatorState } from './calculator.ts'

type Sides = {
  /** What both sides started from. */
  readonly base: CalculatorState
  readonly mine: CalculatorState
  readonly theirs: CalculatorState
}

/** What two tabs made of the same plan, as one: the other's plan with what was changed here since the base. */
export function mergeSides({ base, mine, theirs }: Sides): CalculatorState {
  if (mine === base) return theirs
  const merged = applyChange(theirs, { before: base, after: mine })
  // The very object: whoever asks whether something is left to be saved then hears no.
  return isSamePlan(merged, theirs) ? theirs : merged
}

/** Whether two plans ask for the same; the order of a queue is no difference. */
export function isSamePlan(a: CalculatorState, b: CalculatorState): boolean {
  return (
    describe(a.buildList.map((entry) => [entry.itemId, entry.recipeIndex, entry.quantity])) ===
      describe(b.buildList.map((entry) => [entry.itemId, entry.recipeIndex, entry.quantity])) &&
    describe([...a.inventory]) === describe([...b.inventory]) &&
    describe([...a.choices]) === describe([...b.choices]) &&
    describe([...a.odds]) === describe([...b.odds]) &&
    describe([...a.keptBack]) === describe([...b.keptBack])
  )
}

function describe(rows: readonly (readonly unknown[])[]): string {
  return rows
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n')
}
