import type { ItemId } from '../catalog/item.ts'
import type { NeedKind } from './node-needs.ts'

/** Where a number of the plan comes from (BEY-3): asked for, less stock, less what comes along, rounded up to whole crafts. */
export type Explanation = {
  readonly itemId: ItemId
  readonly isBaseItem: boolean
  /** Queue entries that ask for it directly. */
  readonly targets: readonly { readonly entry: number; readonly quantity: number }[]
  /** Crafts that use it up or need it at hand. */
  readonly uses: readonly ExplainedUse[]
  /** What must be at hand beyond what all of them use up. */
  readonly keptAtHand: number
  /** Sum of targets, of what the uses spend, and of what is kept at hand. */
  readonly demand: number
  /** Stock this row may use, and how much of it the demand takes. */
  readonly stock: number
  readonly used: number
  readonly missing: number
  /** Crafts of the plan that give the item besides their own. */
  readonly comesWith: readonly ExplainedGift[]
  /** How much of what `comesWith` gives counts: what comes in time, in whole pieces. */
  readonly comesAlong: number
  /** Whether some of the item comes back from what is made with it, round by round. */
  readonly isRenewed: boolean
  /** missing − comesAlong. */
  readonly toGet: number
  /** How the amount to get becomes whole crafts; null for base items. */
  readonly rounding: Rounding | null
}

export type ExplainedUse = {
  readonly itemId: ItemId
  readonly recipeIndex: number
  readonly crafts: number
  readonly kind: NeedKind
  readonly quantityPerCraft: number
  /** What the crafts use up. */
  readonly quantity: number
  /** What they need at hand beyond that. */
  readonly kept: number
}

export type ExplainedGift = {
  readonly itemId: ItemId
  readonly recipeIndex: number
  readonly crafts: number
  readonly quantityPerCraft: number
  /** Expected amount, may be fractional. */
  readonly quantity: number
  /** Whether the plan can count it for this row. What crafts planned after it give, such as those of its ingredients, only stays over. */
  readonly isCounted: boolean
}

export type Rounding = {
  /** Expected yield of one craft is yieldNum / yieldDen. */
  readonly yieldNum: number
  readonly yieldDen: number
  /** To get ÷ yield, before rounding up. */
  readonly exactCrafts: number
  readonly crafts: number
  /** How many of those crafts are worked on: at a place that was paid for, only the part that the plan uses. */
  readonly worked: number
  /** Whether `crafts` is so large that 95 of 100 players have enough. */
  readonly isSafe: boolean
  /** Expected amount that these crafts give; at least `toGet`, may be fractional. */
  readonly toCraft: number
  readonly surplus: number
}
