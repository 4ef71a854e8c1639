/**
 * `"123"` for an item, `"c123"` for a cargo, `"b123"` for a building, `"t123"` for research: the game numbers them separately, so
 * the same number can be several.
 */
export type ItemId = string & { readonly brand: 'ItemId' }

/** 1 Common … 6 Mythic. */
export const rarities = [1, 2, 3, 4, 5, 6] as const
export type Rarity = (typeof rarities)[number]

export type ItemQuantity = { readonly itemId: ItemId; readonly quantity: number }

/** One outcome of a random craft: `probability` (0..1) that it gives `amount`. */
export type Possibility = { readonly amount: number; readonly probability: number }

export type Building = { readonly name: string; readonly tier: number }

export type Tool = { readonly name: string; readonly level: number }

/** What a player does by a recipe, with what it takes: a node that wants bait is gathered, goods are traded for goods. */
export const recipeActions = ['craft', 'gather', 'trade', 'build', 'research'] as const
export type RecipeAction = (typeof recipeActions)[number]

export type Recipe = {
  readonly action: RecipeAction
  /** The recipe's name in the game, e.g. "Craft Rough Plank". */
  readonly name: string
  readonly ingredients: readonly ItemQuantity[]
  /** Must be at hand, and every craft surely gives them back: needed once, however many crafts. */
  readonly catalysts: readonly ItemQuantity[]
  /** Given back by a craft that fails, spent by one that succeeds: used up once for each success. */
  readonly keptOnFailure: readonly ItemQuantity[]
  /** What else a craft gives, as expected amounts. What is an ingredient too comes back from it, like the seed of a plant. */
  readonly byproducts: readonly ItemQuantity[]
  readonly outputQuantity: number
  /** Empty when the output is certain. */
  readonly possibilities: readonly Possibility[]
  readonly building: Building | null
  readonly skill: string | null
  readonly level: number
  readonly tool: Tool | null
  /** Progress points one craft needs; a player's tool and skill power decide how many actions that is. */
  readonly effort: number
  /** Seconds per action, or the whole wait in seconds when the craft is passive. */
  readonly time: number
  readonly passive: boolean
  /** Stamina per action. */
  readonly stamina: number
  /** Experience one craft gives in its skill. */
  readonly xp: number
  /** What a player must have learnt first. */
  readonly knowledge: readonly string[]
  /** What the settlement must have researched first. */
  readonly claimTech: string | null
  /** Research that must be done first, where the catalogue has it as a target of its own (BEY-19). */
  readonly requires: readonly ItemId[]
  /** Supplies of the claim that it costs. */
  readonly supplies: number
  /** A rarity roll in which a better result counts too. */
  readonly orBetter: boolean
}

/** Where a base item comes from. */
export type Source = {
  readonly type: 'resource' | 'enemy' | 'trade'
  /** The node, animal or trader. */
  readonly name: string
  /** -1 for none. */
  readonly tier: number
  /** What a player does there: "Chop", "Hunt"; empty where the game names nothing. */
  readonly verb: string
  readonly skill: string | null
  readonly level: number
  readonly tool: Tool | null
  /** Expected amount per point of effort (resource), or per kill or trade. */
  readonly amount: number
  /** Points of effort that give it: 1 at a node, the health of an animal, 0 for a trade. */
  readonly effort: number
  /** Seconds per action; 0 where nobody knows them. */
  readonly time: number
  /** Stamina per action. */
  readonly stamina: number
}

/** Buildings are built and research is done: an entry finishes them, they are never stock (BEY-19). */
export const itemKinds = ['item', 'cargo', 'building', 'research'] as const
export type ItemKind = (typeof itemKinds)[number]

/** What a tool is for, and the progress one action makes with it (BEY-20). */
export type ToolUse = Tool & { readonly power: number }

/** The station that a building is. `slots` says how many waiting crafts run there at once. */
export type StationUse = Building & { readonly slots: number }

export type Item = {
  readonly id: ItemId
  readonly name: string
  /** -1 for items without a tier. */
  readonly tier: number
  readonly rarity: Rarity
  /** The game's own grouping: "Plank", "Ingot", "Food". */
  readonly tag: string
  readonly kind: ItemKind
  /** The first is the default, the one a player would choose; without recipes it is a base item. */
  readonly recipes: readonly Recipe[]
  /** Unpacking, taking apart, finds by chance: ways to get it that never make it craftable. */
  readonly otherRecipes: readonly Recipe[]
  readonly sources: readonly Source[]
  /** null for all that is no tool. */
  readonly tool: ToolUse | null
  /** null for all that is no station. */
  readonly station: StationUse | null
}

/** The kind of item that an id says by its letter, as catalogues of the game write ids. */
export function kindOfId(id: string): ItemKind {
  const letter = /^([cbt])\d/.exec(id)?.[1]
  return letter === 'c' ? 'cargo' : letter === 'b' ? 'building' : letter === 't' ? 'research' : 'item'
}

/** Whether pieces of an item of this kind can lie in a stock; buildings stand where they were built, research is known (BEY-19). */
export function canBeStock(kind: ItemKind): boolean {
  return kind === 'item' || kind === 'cargo'
}
