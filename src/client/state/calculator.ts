import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { BuildList } from '#domain/build-list/build-list'
import type { Choices } from '#domain/crafting/choice'
import type { Inventory } from '#domain/inventory/inventory'

export type CalculatorState = {
  readonly buildList: BuildList
  readonly inventory: Inventory
  readonly choices: Choices
}

/** What stands in the calculator. Changed by people through `edits.ts`, so that every change can be taken back. */
export const calculatorStore = createStore<CalculatorState>(() => ({
  buildList: [],
  inventory: new Map(),
  choices: new Map(),
}))

export function useCalculator<Part>(select: (state: CalculatorState) => Part): Part {
  return useStore(calculatorStore, select)
}
