import type { CatalogInfo } from './catalog-info.ts'

/** Raised whenever the columns below change meaning: a browser never reads a pack it does not know. */
export const packFormat = 3

/** Formats of packs that can be opened, the newest first; a device or a server may keep those of earlier releases. */
export const readableFormats: readonly number[] = [packFormat, 2, 1]

/** In the column of source names, means the item's own name. */
export const sameName = '='

/**
 * A catalogue as columns, for the browser: one array for each field, which compresses to a third of the list of items.
 * Repeated texts are indices into `words`. A column named `…Count` says how many rows of another table belong to this row.
 */
export type CatalogPack = {
  readonly format: typeof packFormat
  readonly info: CatalogInfo
  readonly words: readonly string[]
  readonly items: ItemColumns
  readonly recipes: RecipeColumns
  readonly ingredients: StackColumns
  readonly catalysts: StackColumns
  readonly keptOnFailure: StackColumns
  readonly byproducts: StackColumns
  readonly possibilities: { readonly amount: readonly number[]; readonly probability: readonly number[] }
  /** Indices into `words`. */
  readonly knowledge: readonly number[]
  /** Indices into `items.id`. */
  readonly requires: readonly number[]
  readonly sources: SourceColumns
  readonly tools: ToolColumns
  readonly stations: StationColumns
}

export type ItemColumns = {
  readonly id: readonly string[]
  /** Shorter than `id`: ids that recipes mention but no item has come last, with no other fields. */
  readonly name: readonly string[]
  readonly tier: readonly number[]
  readonly rarity: readonly number[]
  readonly tag: readonly number[]
  /** Index into `itemKinds`. */
  readonly kind: readonly number[]
  readonly recipeCount: readonly number[]
  readonly sourceCount: readonly number[]
}

export type RecipeColumns = {
  /** Index into `recipeActions`. */
  readonly action: readonly number[]
  readonly name: readonly number[]
  readonly ingredientCount: readonly number[]
  readonly catalystCount: readonly number[]
  readonly keptOnFailureCount: readonly number[]
  readonly byproductCount: readonly number[]
  readonly possibilityCount: readonly number[]
  readonly knowledgeCount: readonly number[]
  readonly requireCount: readonly number[]
  readonly outputQuantity: readonly number[]
  /** Index into `words`; -1 for none. */
  readonly building: readonly number[]
  readonly buildingTier: readonly number[]
  readonly skill: readonly number[]
  readonly level: readonly number[]
  readonly tool: readonly number[]
  readonly toolLevel: readonly number[]
  readonly effort: readonly number[]
  readonly time: readonly number[]
  readonly stamina: readonly number[]
  readonly xp: readonly number[]
  readonly claimTech: readonly number[]
  readonly supplies: readonly number[]
  /** Bits: 1 passive, 2 this rarity or better. */
  readonly flags: readonly number[]
}

/** An item (its index in `items.id`) and an amount for each row. */
export type StackColumns = { readonly item: readonly number[]; readonly quantity: readonly number[] }

export type SourceColumns = {
  readonly type: readonly number[]
  /** `sameName` if the source has the item's own name. */
  readonly name: readonly string[]
  readonly tier: readonly number[]
  readonly verb: readonly number[]
  readonly skill: readonly number[]
  readonly level: readonly number[]
  readonly tool: readonly number[]
  readonly toolLevel: readonly number[]
  readonly amount: readonly number[]
  readonly effort: readonly number[]
  readonly time: readonly number[]
  readonly stamina: readonly number[]
}

/** Which items are tools: the item, what it is for (index into `words`), its level and power. */
export type ToolColumns = {
  readonly item: readonly number[]
  readonly name: readonly number[]
  readonly level: readonly number[]
  readonly power: readonly number[]
}

/** Which buildings are stations: the item, the station's name (index into `words`), its tier and slots. */
export type StationColumns = {
  readonly item: readonly number[]
  readonly name: readonly number[]
  readonly tier: readonly number[]
  readonly slots: readonly number[]
}

/**
 * Where each row's part begins in another table; the last number is where the last part ends.
 * @param rows how many rows there are, where the last ones have no count, which stands for 0
 */
export function startsOf(counts: readonly number[], rows = counts.length): Int32Array {
  const start = new Int32Array(rows + 1)
  for (let row = 0; row < rows; row++) start[row + 1] = start[row]! + (counts[row] ?? 0)
  return start
}

/** Reads the rows of one owner, which stand side by side. */
export function rowsOf<Row>(start: Int32Array, owner: number, read: (row: number) => Row): Row[] {
  const list: Row[] = []
  for (let row = start[owner]!; row < start[owner + 1]!; row++) list.push(read(row))
  return list
}
