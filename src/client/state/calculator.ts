import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { emptyPlan, type WholePlan } from '#domain/crafting/whole-plan'

export type CalculatorState = WholePlan

/** What the calculator holds. People change it through `edits.ts`, so that every change can be taken back. */
export const calculatorStore = createStore<CalculatorState>(() => emptyPlan)

export function useCalculator<Part>(select: (state: CalculatorState) => Part): Part {
  return useStore(calculatorStore, select)
}
