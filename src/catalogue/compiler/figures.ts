import { canBeStock, type Item, type ItemId, type ItemQuantity, type Recipe } from '#domain/catalog/item'
import { circlesIn } from './circles.ts'
import { isUpgrade, neededBy, spentBy } from './inputs.ts'

export type Figures = {
  readonly items: number
  readonly cargos: number
  readonly craftable: number
  /** Items without a recipe. */
  readonly base: number
  readonly baseWithSource: number
  readonly baseWithoutSource: number
  readonly recipes: number
  /** Recipes that give an item back until they raise its rarity. */
  readonly upgrades: number
  readonly otherRecipes: number
  /** What the default recipes of all items take, counted together; then what all their recipes take. */
  readonly edgesByDefault: number
  readonly edgesByAll: number
  /** The most steps of crafting below an item, by default recipes, and the name of that item. */
  readonly depth: number
  readonly deepest: string
  /** Circles of items that need one another: by default recipes, where there is to be none, and by all recipes. */
  readonly circlesByDefault: number
  readonly circlesByAll: number
  readonly buildings: number
  readonly research: number
  /** The Common items that need the most base units for one. */
  readonly dearest: readonly { readonly name: string; readonly tier: number; readonly units: number }[]
}

/** Counts of a compiled catalogue, for the report and tests (CAT-2). */
export function figuresOf(catalogue: readonly Item[]): Figures {
  const items = catalogue.filter(({ kind }) => canBeStock(kind))
  const byId = new Map(items.map((item) => [item.id, item]))
  const base = items.filter((item) => item.recipes.length === 0)
  const depths = depthsOf(byId)
  const deepest = items.reduce((a, b) => (depths(b.id) > depths(a.id) ? b : a), items[0]!)
  return {
    items: items.length,
    cargos: items.filter((item) => item.kind === 'cargo').length,
    craftable: items.length - base.length,
    base: base.length,
    baseWithSource: base.filter((item) => item.sources.length > 0).length,
    baseWithoutSource: base.filter((item) => item.sources.length === 0).length,
    recipes: sum(items, (item) => item.recipes.length),
    upgrades: sum(items, (item) => item.recipes.filter(isUpgrade).length),
    otherRecipes: sum(items, (item) => item.otherRecipes.length),
    edgesByDefault: sum(items, (item) => sum(item.recipes.slice(0, 1), (recipe) => neededBy(recipe).length)),
    edgesByAll: sum(items, (item) => sum(item.recipes, (recipe) => neededBy(recipe).length)),
    depth: depths(deepest.id),
    deepest: deepest.name,
    circlesByDefault: circlesIn(needs(items, (item) => item.recipes.slice(0, 1))).length,
    circlesByAll: circlesIn(needs(items, (item) => item.recipes)).length,
    buildings: catalogue.filter(({ kind }) => kind === 'building').length,
    research: catalogue.filter(({ kind }) => kind === 'research').length,
    dearest: dearestOf(items),
  }
}

type Index = ReadonlyMap<ItemId, Item>

function needs(items: readonly Item[], recipes: (item: Item) => readonly Recipe[]) {
  return new Map(
    items.map((item) => {
      return [item.id, recipes(item).flatMap(neededBy)]
    }),
  )
}

/** Steps of crafting below an item by its default recipe; 0 for a base item. */
function depthsOf(byId: Index): (id: ItemId) => number {
  return byDefault(byId, 0, (recipe, depthOf) => 1 + Math.max(0, ...neededBy(recipe).map(depthOf)))
}

function dearestOf(items: readonly Item[]): Figures['dearest'] {
  const unitsOf = expectedUnits(items)
  return items
    .filter((item) => item.rarity === 1 && item.kind === 'item')
    .map((item) => ({ name: item.name, tier: item.tier, units: Math.round(unitsOf(item.id)) }))
    .sort((a, b) => b.units - a.units)
    .slice(0, 10)
}

/** The base units that one of an item takes on average, by default recipes. What comes along is not counted. */
export function expectedUnits(items: readonly Item[]): (id: ItemId) => number {
  const byId = new Map(items.map((item) => [item.id, item]))
  return byDefault(byId, 1, (recipe, unitsBelow) => {
    const unitsOf = (stacks: readonly ItemQuantity[]) =>
      sum(stacks, ({ itemId, quantity }) => quantity * unitsBelow(itemId))
    // Only a craft that succeeds spends these: on average, their amount times its chance of success.
    const unitsPerSuccess = unitsOf(recipe.keptOnFailure)
    return (unitsOf(spentBy(recipe)) + unitsPerSuccess * chanceOf(recipe)) / yieldOf(recipe)
  })
}

/** The chance that a craft gives its product; 1 where no possibilities are listed, since it is certain then. */
function chanceOf({ possibilities }: Recipe): number {
  return sum(possibilities, ({ probability }) => probability) || 1
}

function yieldOf(recipe: Recipe): number {
  return sum(recipe.possibilities, ({ amount, probability }) => amount * probability) || recipe.outputQuantity
}

/** Computes a value for each item from those of what its default recipe takes. This ends because `chooseDefaults` leaves no circle. */
function byDefault(
  byId: Index,
  ofBase: number,
  ofRecipe: (recipe: Recipe, below: (id: ItemId) => number) => number,
): (id: ItemId) => number {
  const known = new Map<ItemId, number>()
  const compute = (id: ItemId): number => {
    const seen = known.get(id)
    if (seen !== undefined) return seen
    const recipe = byId.get(id)?.recipes[0]
    const value = recipe ? ofRecipe(recipe, compute) : ofBase
    known.set(id, value)
    return value
  }
  return compute
}

function sum<T>(list: readonly T[], of: (entry: T) => number): number {
  return list.reduce((total, entry) => total + of(entry), 0)
}
