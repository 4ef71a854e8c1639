import { createStore } from 'zustand/vanilla'
import { countingRules } from '#domain/crafting/counting-rules'
import { hasNothingToPlan } from './catalog-choice.ts'
import { planKey } from './plan-copies.ts'
import { readStored, store } from './stored-json.ts'

const key = 'bit-calculator.counted-by'
/** When this browser began to count by today's rules, and by which before: asked when a list saved earlier is opened (BEY-14). */
export const begunKey = `${key}.begun`
const version = 1
/** The rules of the releases that did not store them. */
const firstRules = 1

/**
 * By which rules the plan in this browser was last counted for the player's eyes (BEY-14). Rules have a number, `countingRules`, which
 * is raised whenever plans are counted in another way.
 */
export const countedByStore = createStore<{ readonly rules: number }>(() => ({ rules: countingRules }))

/** Reads by which rules the plan in this browser was counted, and follows other tabs; to be called after `keepPlan`, which opens the plan. */
export function keepCountedBy(): void {
  if (readStored(begunKey)?.rules !== countingRules) {
    // A browser that has never held a plan has shown no other numbers.
    const former = readStored(planKey) ? storedRules() : countingRules
    store(begunKey, { rules: countingRules, former, at: Date.now() })
  }
  if (hasNothingToPlan()) rememberCounted()
  else countedByStore.setState({ rules: storedRules() })
  addEventListener('storage', (event) => {
    if (event.key === key) countedByStore.setState({ rules: storedRules() })
  })
}

/** Notes by which rules the plan was counted when it was last seen in this browser. */
export function setCountedBy(rules: number): void {
  store(key, { version, rules })
  countedByStore.setState({ rules })
}

/** The player has seen what today's rules make of the plan, or they make no difference. */
export function rememberCounted(): void {
  setCountedBy(countingRules)
}

function storedRules(): number {
  const stored = readStored(key)
  return stored?.version === version && Number.isInteger(stored.rules) ? Number(stored.rules) : firstRules
}
