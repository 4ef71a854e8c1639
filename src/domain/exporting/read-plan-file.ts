import { addEntry, type BuildListEntry } from '../build-list/build-list.ts'
import { isItemId, isQuantity, isRecipeIndex } from '../build-list/plan-values.ts'
import type { ItemId } from '../catalog/item.ts'
import type { Choice } from '../crafting/choice.ts'
import type { Odds, OddsKey } from '../crafting/odds.ts'
import { closeJson } from './close-json.ts'
import { fileVersion, type PlanFile } from './plan-file.ts'
import { readJson } from './read-json.ts'

const partNames = ['buildList', 'inventory', 'keptBack', 'choices', 'odds'] as const
type PartName = (typeof partNames)[number]

/** A row that cannot be read, with the item that it is about where it names one. */
export type BadRow = { readonly part: PartName; readonly itemId: ItemId | null }

/** Reads an export, or a plan in the browser's storage format. @returns null unless every part is valid (S13) */
export function readPlanFile(text: string): PlanFile | null {
  const read = readParts(text)
  if (!read || firstBadRow(read.parts)) return null
  return { ...planOf(read.parts), ...versionOf(read.catalogVersion) }
}

function versionOf(catalogVersion: unknown): Pick<PlanFile, 'catalogVersion'> {
  return typeof catalogVersion === 'string' ? { catalogVersion } : {}
}

/** The first row that keeps a file of the right form from being read; null where the text is no such file, or all its rows are good. */
export function badRowOf(text: string): BadRow | null {
  const read = readParts(text)
  return read && firstBadRow(read.parts)
}

function readParts(text: string) {
  const file = readJson(text)?.value
  if (!isRecord(file) || (file.version ?? fileVersion) !== fileVersion) return null
  const { inventory, buildList, choices, odds, keptBack, catalogVersion } = file
  if (inventory === undefined && buildList === undefined) return null
  const parts = {
    inventory: inventory === undefined ? null : readMap(inventory, readQuantity),
    buildList: buildList === undefined ? null : readList(buildList, readEntry),
    choices: choices === undefined ? null : readMap(choices, readChoice),
    odds: odds === undefined ? null : readMap(odds, readOdds),
    keptBack: keptBack === undefined ? null : readMap(keptBack, readQuantity),
  }
  return { parts, catalogVersion }
}

function firstBadRow(parts: Readonly<Record<PartName, Part<unknown> | null>>): BadRow | null {
  const found = partNames.find((name) => (parts[name]?.bad.length ?? 0) > 0)
  if (!found) return null
  const row = parts[found]!.bad[0]
  const id = Array.isArray(row) ? row[0] : isRecord(row) ? row.itemId : null
  return { part: found, itemId: isItemId(id) ? id : null }
}

/** Reads the valid rows of a damaged plan and counts the lost ones (R11). @returns null if no row is valid */
export function salvagePlanFile(text: string): { readonly file: PlanFile; readonly lost: number } | null {
  const file = (readJson(text) ?? readJson(closeJson(text)))?.value
  if (!isRecord(file)) return null
  const parts = {
    inventory: readMap(file.inventory, readQuantity),
    buildList: readList(file.buildList, readEntry),
    choices: readMap(file.choices, readChoice),
    // A plan without odds or anything kept back does not name these parts: nothing is lost there.
    odds: readMap(file.odds ?? {}, readOdds),
    keptBack: readMap(file.keptBack ?? {}, readQuantity),
  }
  const lost = Object.values(parts).reduce((sum, { bad }) => sum + bad.length, 0)
  const kept = Object.values(parts).reduce((sum, { rows }) => sum + rows.length, 0)
  return kept === 0 ? null : { file: { ...planOf(parts), ...versionOf(file.catalogVersion) }, lost }
}

/** The rows that can be read, and the others as they are written. */
type Part<Row> = { readonly rows: readonly Row[]; readonly bad: readonly unknown[] }

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

/** Reads values by item, odds also by "plan", written as an object or as a list of pairs. */
function readMap<Value>(
  part: unknown,
  read: (value: unknown) => Value | null,
): Part<readonly [ItemId, Value]> {
  return readList(isRecord(part) ? Object.entries(part) : part, (row) => {
    if (!Array.isArray(row)) return null
    const [id, written]: readonly unknown[] = row
    const value = read(written)
    return isItemId(id) && value !== null ? [id, value] : null
  })
}

function readList<Row>(part: unknown, read: (row: unknown) => Row | null): Part<Row> {
  if (!Array.isArray(part)) return { rows: [], bad: [part] }
  const tried = part.map((row) => ({ row, read: read(row) }))
  return {
    rows: tried.flatMap((one) => (one.read === null ? [] : [one.read])),
    bad: tried.flatMap((one) => (one.read === null ? [one.row] : [])),
  }
}

/** Reads an entry of the queue, written as an object or as a list of its values. */
function readEntry(row: unknown): BuildListEntry | null {
  const {
    itemId,
    quantity,
    recipeIndex = 0,
  } = Array.isArray(row) ? listedEntry(row) : isRecord(row) ? row : {}
  if (!isItemId(itemId) || !isQuantity(quantity) || !isRecipeIndex(recipeIndex)) return null
  return { itemId, quantity, recipeIndex }
}

function listedEntry([itemId, quantity, recipeIndex]: readonly unknown[]) {
  return { itemId, quantity, recipeIndex }
}

function readQuantity(value: unknown): number | null {
  return isQuantity(value) ? value : null
}

function readChoice(value: unknown): Choice | null {
  const { source, recipeIndex } = isRecord(value) ? value : listedWay(value)
  if (source === 'gather' || source === 'elsewhere') return { source }
  return source === 'craft' && isRecipeIndex(recipeIndex) ? { source, recipeIndex } : null
}

/** A way as lists write it: the number of a recipe stands for crafting by it. */
function listedWay(way: unknown) {
  return typeof way === 'number' ? { source: 'craft', recipeIndex: way } : { source: way, recipeIndex: 0 }
}

function readOdds(value: unknown): Odds | null {
  return value === 'average' || value === 'safe' ? value : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
