import type { Inventory } from '#domain/inventory/inventory'
import { usableStock } from '#domain/inventory/kept-back'
import { type CalculatorState, useCalculator } from './calculator.ts'

let last: { readonly of: CalculatorState; readonly usable: Inventory } | null = null

/** The part of the inventory that plans may use; the same object while that part stays the same. */
export function usableOf(state: CalculatorState): Inventory {
  if (last?.of.inventory !== state.inventory || last.of.keptBack !== state.keptBack)
    last = { of: state, usable: usableStock(state) }
  return last.usable
}

export function useUsableStock(): Inventory {
  return useCalculator(usableOf)
}
