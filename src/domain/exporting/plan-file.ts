import type { BuildList } from '../build-list/build-list.ts'
import type { Choice, Choices } from '../crafting/choice.ts'
import type { PlanOdds } from '../crafting/odds.ts'
import { namesRecipes, type WholePlan } from '../crafting/whole-plan.ts'
import type { Inventory } from '../inventory/inventory.ts'
import type { KeptBack } from '../inventory/kept-back.ts'
import { readJson } from './read-json.ts'

/** The version of the export format. */
export const fileVersion = 1

/** The contents of a file; null for parts that it lacks, which an import leaves as they are. */
export type PlanFile = {
  readonly inventory: Inventory | null
  readonly buildList: BuildList | null
  readonly choices: Choices | null
  readonly odds: PlanOdds | null
  readonly keptBack: KeptBack | null
  /** The catalogue that its recipes are counted in, where the file says so (BEY-14). */
  readonly catalogVersion?: string
}

/**
 * Writes an export (SYS-5), so that importing it gives the same plan (S12): with choices, odds and what is kept back if there are any,
 * and the catalogue's version if a recipe is named by its place in it. A plan with more keys than an import takes is written as lists,
 * which have no keys.
 */
export function planFileText(plan: WholePlan, exportDate: string, catalogVersion = ''): string {
  const { inventory, buildList, choices, odds, keptBack } = plan
  const held = Object.fromEntries(inventory)
  const chosen = {
    ...(choices.size > 0 && { choices: Object.fromEntries(choices) }),
    ...(odds.size > 0 && { odds: Object.fromEntries(odds) }),
    ...(keptBack.size > 0 && { keptBack: Object.fromEntries(keptBack) }),
  }
  const counted = namesRecipes(plan) && catalogVersion !== '' && { catalogVersion }
  const file = { inventory: held, buildList, ...chosen, ...counted, exportDate, version: fileVersion }
  const text = JSON.stringify(file, null, 2)
  return readJson(text) ? text : JSON.stringify({ ...file, ...inLists(plan) })
}

function inLists({ inventory, buildList, choices, odds, keptBack }: WholePlan) {
  const wayOf = (choice: Choice) => (choice.source === 'craft' ? choice.recipeIndex : choice.source)
  return {
    inventory: [...inventory],
    buildList: buildList.map(({ itemId, quantity, recipeIndex }) => [itemId, quantity, recipeIndex]),
    choices: Array.from(choices, ([itemId, choice]) => [itemId, wayOf(choice)]),
    odds: [...odds],
    keptBack: [...keptBack],
  }
}

/** @param exportDate the date in the file; the name has its day */
export function planFileName(gameName: string, exportDate: string): string {
  return `${gameName}-${exportDate.slice(0, 10)}.json`
}
