import { maxQuantity } from '#domain/build-list/build-list'
import type { ItemId } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import type { CalculatorState } from './calculator.ts'

/** The calculator as this browser keeps it, with the catalogue it was made with (BEY-14). */
export type StoredPlan = CalculatorState & { readonly catalogVersion: string }

export function storedPlanText({ buildList, inventory, choices, catalogVersion }: StoredPlan): string {
  return JSON.stringify({
    version: 1,
    catalogVersion,
    buildList,
    inventory: Object.fromEntries(inventory),
    choices: Object.fromEntries(choices),
  })
}

/** The plan in a stored text, or null where the text is damaged or not ours: all of it is trusted, or nothing. */
export function readStoredPlan(text: string): StoredPlan | null {
  const plan = parseJson(text)
  if (!isRecord(plan) || plan.version !== 1) return null
  const { catalogVersion, buildList, inventory, choices } = plan
  if (typeof catalogVersion !== 'string' || !Array.isArray(buildList)) return null
  if (!isRecord(inventory) || !isRecord(choices)) return null
  if (!buildList.every(isEntry)) return null
  if (!Object.values(inventory).every(isQuantity) || !Object.values(choices).every(isChoice)) return null
  return {
    catalogVersion,
    buildList: buildList.map(({ itemId, quantity, recipeIndex }) => ({ itemId, quantity, recipeIndex })),
    inventory: new Map(Object.entries(inventory) as [ItemId, number][]),
    choices: new Map(Object.entries(choices) as [ItemId, Choice][]),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxQuantity
}

function isRecipeIndex(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= 0
}

function isEntry(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { itemId, quantity, recipeIndex } = value
  return typeof itemId === 'string' && itemId !== '' && isQuantity(quantity) && isRecipeIndex(recipeIndex)
}

function isChoice(value: unknown): boolean {
  if (!isRecord(value)) return false
  if (value.source === 'craft') return isRecipeIndex(value.recipeIndex)
  return value.source === 'gather' || value.source === 'elsewhere'
}
