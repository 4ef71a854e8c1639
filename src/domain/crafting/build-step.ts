import type { ItemId, Rarity } from '../catalog/item.ts'
import type { ExactAmount } from './exact-amount.ts'
import type { ItemFlow } from './item-balance.ts'
import type { NeedKind } from './node-needs.ts'

/** One thing to do, in an order in which every ingredient is ready (CAL-9). */
export type BuildStep = {
  readonly action: 'craft' | 'gather'
  readonly itemId: ItemId
  readonly itemName: string
  readonly tier: number
  readonly rarity: Rarity
  readonly isBaseItem: boolean
  /** Needed before its own recipe can run: a circle of recipes was cut here (CAL-12). */
  readonly obtainFirst: boolean
  /** The player said that it comes from elsewhere: bought, traded, or made by somebody else. */
  readonly isElsewhere: boolean
  /** The plan's demand for the item. */
  readonly totalNeeded: number
  readonly haveInInventory: number
  /** For a craft, what its crafts give; for what is gathered, also with bait, the amount to get. */
  readonly needToCraft: number
  /** What other steps give of the item in time, in whole pieces; `needToCraft` leaves it out already. */
  readonly comesAlong: number
  readonly crafts: number
  /** How many of those crafts are worked on: at a place that was paid for, only the part that the plan uses. */
  readonly worked: number
  /** Whether `crafts` is so large that 95 of 100 players have enough; otherwise it is what the average asks for (BEY-4). */
  readonly isSafe: boolean
  /** What one success gives, where something is kept on failure; null elsewhere. */
  readonly perSuccess: ExactAmount | null
  readonly surplus: number
  readonly recipeIndex: number | null
  readonly ingredients: readonly StepIngredient[]
  readonly comesWith: readonly StepGift[]
  /** How some of what the step takes comes back while it is done; null where nothing does. */
  readonly rounds: StepRounds | null
}

export type StepIngredient = {
  readonly itemId: ItemId
  readonly itemName: string
  readonly kind: NeedKind
  /** What one craft needs at hand. */
  readonly quantityPerCraft: number
  /** What the whole step needs at hand, from its first craft to its last. */
  readonly totalNeeded: number
  /** How much of it is used up in the end. */
  readonly totalSpent: number
  readonly flow: ItemFlow
}

/** What the crafts of a step give besides its item, as expected amounts. */
export type StepGift = {
  readonly itemId: ItemId
  readonly itemName: string
  /** What a craft of the step gives on average: less than one craft's worth where a place is worked in part. */
  readonly averagePerCraft: number
  readonly total: number
}

/** The one item that comes back while a step is done, from crafts that use what the step makes, as seeds do from the harvest (BEY-4). */
export type StepRounds = {
  readonly itemId: ItemId
  readonly itemName: string
  readonly ways: readonly RoundWay[]
}

/** Crafts that give the item of the rounds back. */
export type RoundWay = {
  /** Pieces of the step's own item that one round uses. */
  readonly uses: number
  /** The crafts of a round, in order; the giver is the last of them and done once. */
  readonly crafts: readonly { readonly step: BuildStep; readonly times: number }[]
  readonly giver: BuildStep
  /** What one round gives back, as an expected amount. */
  readonly gives: number
}
