import type { Inventory } from '#domain/inventory/inventory'
import { usableStock } from '#domain/inventory/kept-back'
import { type CalculatorState, useCalculator } from './calculator.ts'

let last: { readonly of: CalculatorState; readonly usable: Inventory } | null = null

/** What plans may use of the inventory; the same object while that stays. */
export function usableOf(state: CalculatorState): Inventory {
  if (last?.of.inventory !== state.inventory || last.of.keptBack !== state.keptBack)
    last = { of: state, usable: usableStock(state) }
  return last.usable
}

export function useUsableStock(): Inventory {
  return useCalculator(usableOf)
}
