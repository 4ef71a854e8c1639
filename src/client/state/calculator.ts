import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import {
  addEntry,
  type BuildList,
  removeEntry,
  setEntryQuantity,
  setEntryRecipe,
} from '#domain/build-list/build-list'
import type { ItemId } from '#domain/catalog/item'
import type { Choices } from '#domain/crafting/choice'
import { type Inventory, setQuantity } from '#domain/inventory/inventory'

export type CalculatorState = {
  readonly buildList: BuildList
  readonly inventory: Inventory
  readonly choices: Choices
}

export const calculatorStore = createStore<CalculatorState>(() => ({
  buildList: [],
  inventory: new Map(),
  choices: new Map(),
}))

export function useCalculator<Part>(select: (state: CalculatorState) => Part): Part {
  return useStore(calculatorStore, select)
}

function changeBuildList(change: (list: BuildList) => BuildList): void {
  calculatorStore.setState((state) => ({ buildList: change(state.buildList) }))
}

export function addToQueue(itemId: ItemId, quantity: number): void {
  changeBuildList((list) => addEntry(list, { itemId, quantity, recipeIndex: 0 }))
}

export function setQueuedQuantity(index: number, quantity: number): void {
  changeBuildList((list) => setEntryQuantity(list, index, quantity))
}

export function setQueuedRecipe(index: number, recipeIndex: number): void {
  changeBuildList((list) => setEntryRecipe(list, index, recipeIndex))
}

export function removeFromQueue(index: number): void {
  changeBuildList((list) => removeEntry(list, index))
}

export function clearQueue(): void {
  calculatorStore.setState({ buildList: [] })
}

/** What the player owns of an item; zero or less removes it (CAL-8). */
export function setStock(itemId: ItemId, quantity: number): void {
  calculatorStore.setState((state) => ({ inventory: setQuantity(state.inventory, itemId, quantity) }))
}

export function clearStock(): void {
  calculatorStore.setState({ inventory: new Map() })
}
