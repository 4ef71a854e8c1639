import type { ItemId, Rarity } from '../catalog/item.ts'

/** One line of the summary (CAL-7). An item planned by two recipes has two. */
export type Material = {
  readonly itemId: ItemId
  readonly itemName: string
  readonly tier: number
  readonly rarity: Rarity
  /** Gathered or otherwise obtained, not crafted, in this plan. */
  readonly isBaseItem: boolean
  /** Total demand as if the inventory were empty; what is missing now, where that is more. */
  readonly needed: number
  /** The specification's name for `needed`. */
  readonly quantity: number
  /** What the plan asks of this item after the stock of everything above it was used. */
  readonly demand: number
  /** What the inventory holds. */
  readonly have: number
  /** needed − missing: how much of the need is already covered, by this item's stock or by stock above it. */
  readonly effectiveHave: number
  /** What is not there yet, as if nothing came along. */
  readonly missing: number
  /** What other crafts of the plan give of this item in time, as expected, in whole pieces. */
  readonly comesAlong: number
  /** What must still be gathered or crafted: missing − comesAlong. */
  readonly toGet: number
  /** Needed before its own recipe can run: a cycle was cut here. */
  readonly obtainFirst: boolean
  /** How it is crafted; null for base items. */
  readonly craft: MaterialCraft | null
}

export type MaterialCraft = {
  readonly recipeIndex: number
  readonly crafts: number
  /** How many of those crafts are worked on: at a place that was paid for, only the part that the plan uses. */
  readonly worked: number
  /** Whether `crafts` is so large that 95 of 100 players have enough; otherwise it is what the average asks for (BEY-4). */
  readonly isSafe: boolean
  /** Expected amount that these crafts give; at least `toGet`, may be fractional where the yield is. */
  readonly toCraft: number
  /** toCraft − toGet. */
  readonly surplus: number
}
