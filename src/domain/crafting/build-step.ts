import type { ItemId, Rarity } from '../catalog/item.ts'

/** One thing to do, in an order in which every ingredient is ready (CAL-9). */
export type BuildStep = {
  readonly action: 'craft' | 'gather'
  readonly itemId: ItemId
  readonly itemName: string
  readonly tier: number
  readonly rarity: Rarity
  readonly isBaseItem: boolean
  readonly obtainFirst: boolean
  /** The plan's demand for the item. */
  readonly totalNeeded: number
  readonly haveInInventory: number
  /** Whole crafts × yield for a craft, the missing amount for a gather. */
  readonly needToCraft: number
  readonly crafts: number
  readonly surplus: number
  readonly recipeIndex: number | null
  readonly ingredients: readonly StepIngredient[]
}

export type StepIngredient = {
  readonly itemId: ItemId
  readonly itemName: string
  readonly quantityPerCraft: number
  readonly totalNeeded: number
}
