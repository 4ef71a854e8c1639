import type { ItemId, Recipe } from '#domain/catalog/item'
import { plainRecipe } from '#domain/catalog/plain-recipe'
import { type Craft, readCraft } from './craft.ts'
import type { CraftingRow } from './crafting-tables.ts'
import type { Drops } from './drops.ts'
import type { Names } from './names.ts'
import { type Product, productsOf } from './products.ts'
import { recipeName } from './recipe-name.ts'
import type { Research } from './research.ts'
import { idOf, isKnown, isScrap, type Things } from './things.ts'
import { workFacts } from './work-facts.ts'

/** A crafting row of the game that gives an item. `splitWays` decides whether it becomes a recipe or an other recipe. */
export type Candidate = {
  readonly rowId: number
  readonly itemId: ItemId
  readonly recipe: Recipe
  /** The chance that one craft gives any of the item. */
  readonly chance: number
  /** How many pieces one craft gives on average. */
  readonly expected: number
  /** The craft gives the product in one of several rarities. */
  readonly rarityRoll: boolean
  /** The craft takes a thing apart or rolls it again: that never makes an item craftable. */
  readonly undoes: boolean
  /** The craft also takes the item it gives, in a smaller amount. */
  readonly needsItself: boolean
}

const undoing = /^(Scrap|Recraft|Unpack|Salvage|Revert)\b/

/** Reads every crafting row, once for each of its products (CAT-2). Rows that cannot be used are counted in `drops`. */
export function readCandidates(
  rows: readonly CraftingRow[],
  things: Things,
  names: Names,
  research: Research,
  drops: Drops,
): readonly Candidate[] {
  return rows.flatMap((row) => {
    const stacks = [...row.consumed_item_stacks, ...row.crafted_item_stacks]
    if (stacks.length === 0) return drops.skip('recipe without input and output', row.name)
    if (!stacks.every((stack) => isKnown(things, stack))) {
      return drops.skip('recipe that names an unknown item', row.name)
    }
    const craft = readCraft(row, things)
    const products = productsOf(craft.outcomes, things)
    if (products.length === 0) return drops.skip('recipe that only gives back what it takes', row.name)
    if (!products.every(({ itemId }) => things.byId.has(itemId))) {
      return drops.skip('recipe that names an unknown item', row.name)
    }
    const main = likeliest(products)
    // Only counted for the report and not left out here: it undoes something, so it becomes an other recipe.
    if (/^Recraft\b/.test(row.name) && craft.keptOnFailure.length === 0) {
      drops.skip('Recraft that does not give the item back: only a further way', row.name)
    }
    return products.flatMap((product) => {
      const consumed = quantityOf(craft.ingredients, product.itemId)
      // A product that comes less than half as often as the main product does not name the recipe.
      const name = nameOf(row, product.chance * 2 >= main.chance ? product.itemId : main.itemId, things)
      if (product.expected <= consumed) {
        return drops.skip('recipe that takes as much of its own product as it gives', name)
      }
      return {
        rowId: row.id,
        itemId: product.itemId,
        recipe: recipeOf(craft, product, name, names, research),
        chance: product.chance,
        expected: product.expected,
        rarityRoll: product.rarityRoll,
        undoes: takesApart(craft, product.itemId, things),
        needsItself: consumed > 0 || quantityOf(craft.catalysts, product.itemId) > 0,
      }
    })
  })
}

/**
 * Whether a craft takes a thing apart. A "Recraft" that raises the rarity of gear does not: it keeps the gear until it
 * succeeds. Nor does a craft that gives scrap, since scrap is made by scrapping alone.
 */
function takesApart(craft: Craft, productId: ItemId, things: Things): boolean {
  if (craft.keptOnFailure.length > 0 || isScrap(things.byId.get(productId))) return false
  return undoing.test(craft.row.name) || opensPackage(craft, things)
}

/** Whether a craft opens a package. One row of the game calls itself "Package" and unpacks, so names alone do not tell. */
function opensPackage({ ingredients }: Craft, things: Things): boolean {
  return ingredients.length === 1 && things.byId.get(ingredients[0]!.itemId)?.tag === 'Package'
}

function likeliest(products: readonly Product[]): Product {
  const ahead = (a: Product, b: Product) => b.chance - a.chance || b.expected - a.expected
  return [...products].sort(ahead)[0]!
}

function recipeOf(craft: Craft, product: Product, name: string, names: Names, research: Research): Recipe {
  const { row } = craft
  return {
    ...plainRecipe('craft', name),
    ingredients: craft.ingredients,
    catalysts: craft.catalysts,
    keptOnFailure: craft.keptOnFailure,
    byproducts: product.byproducts,
    outputQuantity: product.outputQuantity,
    possibilities: product.possibilities,
    building: row.building_requirement && {
      name: names.building(row.building_requirement.building_type),
      tier: row.building_requirement.tier,
    },
    ...workFacts(row, names),
    passive: row.is_passive,
    claimTech: row.required_claim_tech_id === 0 ? null : names.claimTech(row.required_claim_tech_id),
    requires: research.requiredBy([row.required_claim_tech_id]),
    orBetter: product.orBetter,
  }
}

function nameOf(row: CraftingRow, productId: ItemId, things: Things): string {
  const first = row.consumed_item_stacks[0]
  return recipeName(row.name, {
    product: things.byId.get(productId)?.name ?? '',
    firstIngredient: (first && things.byId.get(idOf(first))?.name) ?? '',
  })
}

function quantityOf(stacks: Recipe['ingredients'], itemId: ItemId): number {
  return stacks.find((stack) => stack.itemId === itemId)?.quantity ?? 0
}
