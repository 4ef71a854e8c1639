import type { CatalogInfo } from './catalog-info.ts'

/** Raised whenever the columns below change meaning: a browser never reads a pack it does not know. */
export const packFormat = 1

/** Stands for the item's own name among the names of sources. */
export const sameName = '='

/**
 * A catalogue as columns, for the browser: the same field of every row stands side by side, which compresses to a
 * third of the list of items. Texts that repeat are numbers into `words`. A column named `…Count` says how many of
 * the rows in another table belong to this one.
 */
export type CatalogPack = {
  readonly format: typeof packFormat
  readonly info: CatalogInfo
  readonly words: readonly string[]
  readonly items: ItemColumns
  readonly recipes: RecipeColumns
  readonly ingredients: StackColumns
  readonly catalysts: StackColumns
  readonly byproducts: StackColumns
  readonly possibilities: { readonly amount: readonly number[]; readonly probability: readonly number[] }
  /** Words. */
  readonly knowledge: readonly number[]
  readonly sources: SourceColumns
}

export type ItemColumns = {
  readonly id: readonly string[]
  /** Shorter than `id`: ids that recipes mention but no item carries come last and have no further fields. */
  readonly name: readonly string[]
  readonly tier: readonly number[]
  readonly rarity: readonly number[]
  readonly tag: readonly number[]
  readonly recipeCount: readonly number[]
  readonly sourceCount: readonly number[]
}

export type RecipeColumns = {
  readonly name: readonly number[]
  readonly ingredientCount: readonly number[]
  readonly catalystCount: readonly number[]
  readonly byproductCount: readonly number[]
  readonly possibilityCount: readonly number[]
  readonly knowledgeCount: readonly number[]
  readonly outputQuantity: readonly number[]
  /** Words; -1 for none. */
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
  /** 1 passive, 2 this rarity or better. */
  readonly flags: readonly number[]
}

/** Rows of an item (its place in `items.id`) and an amount. */
export type StackColumns = { readonly item: readonly number[]; readonly quantity: readonly number[] }

export type SourceColumns = {
  readonly type: readonly number[]
  /** `sameName` where the source is called as the item is. */
  readonly name: readonly string[]
  readonly tier: readonly number[]
  readonly verb: readonly number[]
  readonly skill: readonly number[]
  readonly level: readonly number[]
  readonly tool: readonly number[]
  readonly toolLevel: readonly number[]
  readonly amount: readonly number[]
}
