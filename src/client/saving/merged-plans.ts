import { addEntry, type BuildListEntry } from '#domain/build-list/build-list'
import { largerAmounts } from '#domain/inventory/larger-amounts'
import type { CalculatorState } from '../state/calculator.ts'

/** Merges two plans: queue entries add up, each item keeps its larger amount, choices and odds of this browser win (SAVE-3). */
export function mergedPlans(here: CalculatorState, account: CalculatorState): CalculatorState {
  return {
    buildList: here.buildList.reduce(addEntry, account.buildList),
    inventory: largerAmounts(account.inventory, here.inventory),
    choices: new Map([...account.choices, ...here.choices]),
    odds: new Map([...account.odds, ...here.odds]),
    keptBack: largerAmounts(account.keptBack, here.keptBack),
  }
}

/**
 * Merges two states of one plan, of which nobody knows the later: queue entries keep their larger amount too, and where choices or odds
 * differ, the account's stay.
 */
export function withLargerAmounts(here: CalculatorState, account: CalculatorState): CalculatorState {
  const lacking = here.buildList.flatMap((entry) => {
    const quantity = entry.quantity - queuedIn(account, entry)
    return quantity > 0 ? [{ ...entry, quantity }] : []
  })
  return {
    ...mergedPlans({ ...here, buildList: lacking }, account),
    choices: new Map([...here.choices, ...account.choices]),
    odds: new Map([...here.odds, ...account.odds]),
  }
}

function queuedIn({ buildList }: CalculatorState, { itemId, recipeIndex }: BuildListEntry): number {
  const queued = buildList.find((one) => one.itemId === itemId && one.recipeIndex === recipeIndex)
  return queued?.quantity ?? 0
}
