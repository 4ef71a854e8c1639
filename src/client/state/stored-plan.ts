import { maxQuantity } from '#domain/build-list/build-list'
import type { ItemId } from '#domain/catalog/item'
import type { Choice } from '#domain/crafting/choice'
import type { Odds, OddsKey } from '#domain/crafting/odds'
import type { CalculatorState } from './calculator.ts'

/** The calculator as this browser keeps it, with the catalogue it was made with (BEY-14). */
export type StoredPlan = CalculatorState & { readonly catalogVersion: string }

/** The text that `readStoredText` reads; it leaves out odds and amounts kept back where there are none. */
export function storedPlanText({
  buildList,
  inventory,
  choices,
  odds,
  keptBack,
  catalogVersion,
}: StoredPlan): string {
  return JSON.stringify({
    version: currentVersion,
    catalogVersion,
    buildList,
    inventory: Object.fromEntries(inventory),
    choices: Object.fromEntries(choices),
    ...(odds.size > 0 && { odds: Object.fromEntries(odds) }),
    ...(keptBack.size > 0 && { keptBack: Object.fromEntries(keptBack) }),
  })
}

/** What a stored text is: a plan, a plan of a newer app, or nothing that can be trusted. */
export type StoredText =
  | { readonly status: 'ok'; readonly plan: StoredPlan }
  | { readonly status: 'newer' }
  | { readonly status: 'damaged' }

/** The format written today. Every format ever released has its plans in tests/fixtures/stored-plans. */
const currentVersion = 1
/** More rows than any catalogue has items with recipes: such a text is no player's plan. */
const mostRows = 50_000

/** Reads a stored text; all of it is trusted, or nothing. A newer format is told from a damaged one. */
export function readStoredText(text: string): StoredText {
  const parsed = parseJson(text)
  if (!isRecord(parsed)) return { status: 'damaged' }
  const { version } = parsed
  if (Number.isInteger(version) && (version as number) > currentVersion) return { status: 'newer' }
  const plan = version === currentVersion ? readVersion1(parsed) : null
  return plan ? { status: 'ok', plan } : { status: 'damaged' }
}

/** The plan in a stored text, or null where this app cannot read it. */
export function readStoredPlan(text: string): StoredPlan | null {
  const read = readStoredText(text)
  return read.status === 'ok' ? read.plan : null
}

function readVersion1({
  catalogVersion,
  buildList,
  inventory,
  choices,
  odds = {},
  keptBack = {},
}: Record<string, unknown>): StoredPlan | null {
  if (typeof catalogVersion !== 'string' || !Array.isArray(buildList)) return null
  if (!isMapOf(inventory, isQuantity) || !isMapOf(choices, isChoice)) return null
  if (!isMapOf(odds, isOdds) || !isMapOf(keptBack, isQuantity)) return null
  if (buildList.length > mostRows || !buildList.every(isEntry)) return null
  return {
    catalogVersion,
    buildList: buildList.map(({ itemId, quantity, recipeIndex }) => ({ itemId, quantity, recipeIndex })),
    inventory: new Map(Object.entries(inventory) as [ItemId, number][]),
    choices: new Map(Object.entries(choices) as [ItemId, Choice][]),
    odds: new Map(Object.entries(odds) as [OddsKey, Odds][]),
    keptBack: new Map(Object.entries(keptBack) as [ItemId, number][]),
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

function isMapOf(value: unknown, isOne: (row: unknown) => boolean): value is Record<string, unknown> {
  if (!isRecord(value)) return false
  const rows = Object.values(value)
  return rows.length <= mostRows && rows.every(isOne)
}

function isOdds(value: unknown): boolean {
  return value === 'average' || value === 'safe'
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
