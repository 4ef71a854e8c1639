import type { BuildListEntry } from '../build-list/build-list.ts'
import { isItemId, isQuantity, isRecipeIndex } from '../build-list/plan-values.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import type { Odds, OddsKey } from '../crafting/odds.ts'
import { emptyPlan, type WholePlan } from '../crafting/whole-plan.ts'

/** A plan as a link carries it (BEY-1). `keptBack` is neither written nor read: it concerns only the player. */
export type SharedPlan = WholePlan & {
  /** Version of the catalogue the plan was made with. */
  readonly catalogVersion: string
}

export type SharedPlanReading =
  | { readonly status: 'ok'; readonly plan: SharedPlan }
  | { readonly status: 'damaged' }
  /** Made by a later release, whose format this one does not know. */
  | { readonly status: 'newer' }

export const sharedPlanFormat = 1

/** A text with more rows of one kind is not read; `writePlanLink` calls such a plan too large. */
const mostRows = 5_000

/**
 * Writes a plan as a short text: flat arrays without field names, and only choices and odds that differ from the default. The odds
 * come last and only where there are any: earlier releases ignore them.
 */
export function writeSharedPlan({ catalogVersion, buildList, inventory, choices, odds }: SharedPlan): string {
  return JSON.stringify([
    sharedPlanFormat,
    catalogVersion,
    buildList.flatMap(({ itemId, quantity, recipeIndex }) => [itemId, quantity, recipeIndex]),
    [...inventory].flat(),
    [...choices].flatMap(([itemId, choice]) => [itemId, writeChoice(choice)]),
    ...(odds.size > 0 ? [[...odds].flat()] : []),
  ])
}

/** Reads what `writeSharedPlan` wrote. The text may come from anyone, so everything is checked. */
export function readSharedPlan(text: string): SharedPlanReading {
  const json = parsed(text)
  if (!Array.isArray(json)) return { status: 'damaged' }
  const [format, catalogVersion, queue, stock, chosen, counted = []] = json as unknown[]
  if (typeof format === 'number' && format > sharedPlanFormat) return { status: 'newer' }
  const entries = rowsOf(queue, 3)?.map(readEntry)
  const held = rowsOf(stock, 2)?.map(readHeld)
  const choices = rowsOf(chosen, 2)?.map(readChoice)
  const odds = rowsOf(counted, 2)?.map(readOdds)
  if (format !== sharedPlanFormat || typeof catalogVersion !== 'string') return { status: 'damaged' }
  if (!allThere(entries) || !allThere(held) || !allThere(choices) || !allThere(odds))
    return { status: 'damaged' }
  const maps = { inventory: new Map(held), choices: new Map(choices), odds: new Map(odds) }
  return { status: 'ok', plan: { ...emptyPlan, ...maps, catalogVersion, buildList: entries } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function rowsOf(flat: unknown, width: number): unknown[][] | null {
  if (!Array.isArray(flat) || flat.length % width !== 0 || flat.length > mostRows * width) return null
  return Array.from({ length: flat.length / width }, (_, row) => flat.slice(row * width, (row + 1) * width))
}

function allThere<Row>(rows: readonly (Row | null)[] | undefined): rows is readonly Row[] {
  return rows !== undefined && !rows.includes(null)
}

function readEntry([itemId, quantity, recipeIndex]: unknown[]): BuildListEntry | null {
  if (!isItemId(itemId) || !isQuantity(quantity) || !isRecipeIndex(recipeIndex)) return null
  return { itemId, quantity, recipeIndex }
}

function readHeld([itemId, quantity]: unknown[]): readonly [ItemId, number] | null {
  return isItemId(itemId) && isQuantity(quantity) ? [itemId, quantity] : null
}

function readChoice([itemId, written]: unknown[]): readonly [ItemId, Choice] | null {
  if (!isItemId(itemId)) return null
  if (written === 'gather' || written === 'elsewhere') return [itemId, { source: written }]
  return isRecipeIndex(written) ? [itemId, { source: 'craft', recipeIndex: written }] : null
}

function readOdds([of, written]: unknown[]): readonly [OddsKey, Odds] | null {
  return isItemId(of) && (written === 'average' || written === 'safe') ? [of, written] : null
}

function writeChoice(choice: Choice): string | number {
  return choice.source === 'craft' ? choice.recipeIndex : choice.source
}
