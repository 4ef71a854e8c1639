import { addEntry, type BuildList, type BuildListEntry, maxQuantity } from '../build-list/build-list.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice, Choices } from '../crafting/choice.ts'
import type { Odds, OddsKey, PlanOdds } from '../crafting/odds.ts'
import type { WholePlan } from '../crafting/whole-plan.ts'
import type { Inventory } from '../inventory/inventory.ts'
import type { KeptBack } from '../inventory/kept-back.ts'
import { closeJson } from './close-json.ts'
import { readJson } from './read-json.ts'

/** The version of the export format. */
const fileVersion = 1

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
 * Writes an export (SYS-5), so that importing it gives the same plan (S12): with choices, odds and what is kept back if there are any, and the catalogue's
 * version if a recipe is named by its place in it.
 */
export function planFileText(
  { inventory, buildList, choices, odds, keptBack }: WholePlan,
  exportDate: string,
  catalogVersion = '',
): string {
  const held = Object.fromEntries(inventory)
  const chosen = {
    ...(choices.size > 0 && { choices: Object.fromEntries(choices) }),
    ...(odds.size > 0 && { odds: Object.fromEntries(odds) }),
    ...(keptBack.size > 0 && { keptBack: Object.fromEntries(keptBack) }),
  }
  const isRecipe = ({ recipeIndex }: { recipeIndex: number }) => recipeIndex > 0
  const crafted = [...choices.values()].filter((choice) => choice.source === 'craft')
  const namesRecipes = [...buildList, ...crafted].some(isRecipe)
  const counted = namesRecipes && catalogVersion !== '' && { catalogVersion }
  const file = { inventory: held, buildList, ...chosen, ...counted, exportDate, version: fileVersion }
  return JSON.stringify(file, null, 2)
}

/** @param exportDate the date in the file; the name has its day */
export function planFileName(gameName: string, exportDate: string): string {
  return `${gameName}-${exportDate.slice(0, 10)}.json`
}

/** Reads an export, or a plan in the browser's storage format. @returns null unless every part is valid (S13) */
export function readPlanFile(text: string): PlanFile | null {
  const file = readJson(text)?.value
  if (!isRecord(file) || (file.version ?? fileVersion) !== fileVersion) return null
  const { inventory, buildList, choices, odds, keptBack } = file
  if (inventory === undefined && buildList === undefined) return null
  const parts = {
    inventory: inventory === undefined ? null : readMap(inventory, readQuantity),
    buildList: buildList === undefined ? null : readList(buildList, readEntry),
    choices: choices === undefined ? null : readMap(choices, readChoice),
    odds: odds === undefined ? null : readMap(odds, readOdds),
    keptBack: keptBack === undefined ? null : readMap(keptBack, readQuantity),
  }
  if (Object.values(parts).some((part) => part?.bad)) return null
  const { catalogVersion } = file
  return { ...planOf(parts), ...(typeof catalogVersion === 'string' && { catalogVersion }) }
}

/** Reads the valid rows of a damaged plan and counts the lost ones (R11). @returns null if no row is valid */
export function salvagePlanFile(text: string): { readonly file: PlanFile; readonly lost: number } | null {
  const file = (readJson(text) ?? readJson(closeJson(text)))?.value
  if (!isRecord(file)) return null
  const parts = {
    inventory: readMap(file.inventory, readQuantity),
    buildList: readList(file.buildList, readEntry),
    choices: readMap(file.choices, readChoice),
    odds: readMap(file.odds ?? {}, readOdds),
    keptBack: readMap(file.keptBack ?? {}, readQuantity),
  }
  const lost = Object.values(parts).reduce((sum, { bad }) => sum + bad, 0)
  const kept = Object.values(parts).reduce((sum, { rows }) => sum + rows.length, 0)
  return kept === 0 ? null : { file: planOf(parts), lost }
}

type Part<Row> = { readonly rows: readonly Row[]; readonly bad: number }

function planOf(parts: {
  readonly inventory: Part<readonly [ItemId, number]> | null
  readonly buildList: Part<BuildListEntry> | null
  readonly choices: Part<readonly [ItemId, Choice]> | null
  readonly odds: Part<readonly [OddsKey, Odds]> | null
  readonly keptBack: Part<readonly [ItemId, number]> | null
}): PlanFile {
  return {
    inventory: parts.inventory && new Map(parts.inventory.rows),
    // A repeated entry becomes one, as it would in the queue.
    buildList: parts.buildList ? parts.buildList.rows.reduce(addEntry, []) : null,
    choices: parts.choices && new Map(parts.choices.rows),
    odds: parts.odds && new Map(parts.odds.rows),
    keptBack: parts.keptBack && new Map(parts.keptBack.rows),
  }
}

function readMap<Value>(
  part: unknown,
  read: (value: unknown) => Value | null,
): Part<readonly [ItemId, Value]> {
  if (!isRecord(part)) return { rows: [], bad: 1 }
  return readList(Object.entries(part), (row) => {
    const [id, written] = row as [string, unknown]
    const value = read(written)
    return isItemId(id) && value !== null ? [id, value] : null
  })
}

function readList<Row>(part: unknown, read: (row: unknown) => Row | null): Part<Row> {
  if (!Array.isArray(part)) return { rows: [], bad: 1 }
  const rows = part.map(read).filter((row) => row !== null)
  return { rows, bad: part.length - rows.length }
}

function readEntry(row: unknown): BuildListEntry | null {
  if (!isRecord(row)) return null
  const { itemId, quantity, recipeIndex = 0 } = row
  if (!isItemId(itemId) || !isQuantity(quantity) || !isRecipeIndex(recipeIndex)) return null
  return { itemId, quantity, recipeIndex }
}

function readQuantity(value: unknown): number | null {
  return isQuantity(value) ? value : null
}

function readChoice(value: unknown): Choice | null {
  if (!isRecord(value)) return null
  const { source, recipeIndex } = value
  if (source === 'gather' || source === 'elsewhere') return { source }
  return source === 'craft' && isRecipeIndex(recipeIndex) ? { source, recipeIndex } : null
}

function readOdds(value: unknown): Odds | null {
  return value === 'average' || value === 'safe' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isItemId(value: unknown): value is ItemId {
  return typeof value === 'string' && value.length > 0 && value.length <= 100
}

function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= maxQuantity
}

function isRecipeIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 1_000
}
