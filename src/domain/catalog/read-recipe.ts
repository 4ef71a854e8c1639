import { type ItemId, type ItemQuantity, type Recipe, recipeActions } from './item.ts'
import { type CatalogPack, rowsOf, type StackColumns, startsOf } from './pack-format.ts'

/** Builds a recipe from the columns; its name may name its product and its first ingredient. */
export function createRecipeReader(pack: CatalogPack): (row: number, product: string) => Recipe {
  const { recipes, words } = pack
  const ingredientStart = startsOf(recipes.ingredientCount)
  const catalystStart = startsOf(recipes.catalystCount)
  const keptOnFailureStart = startsOf(recipes.keptOnFailureCount)
  const byproductStart = startsOf(recipes.byproductCount)
  const possibilityStart = startsOf(recipes.possibilityCount)
  const knowledgeStart = startsOf(recipes.knowledgeCount)
  const requireStart = startsOf(recipes.requireCount)
  const stack =
    (columns: StackColumns) =>
    (row: number): ItemQuantity => ({
      itemId: pack.items.id[columns.item[row]!] as ItemId,
      quantity: columns.quantity[row]!,
    })
  return (row, product) => {
    // -1 stands for none in columns of words, so there is no word then.
    const building = words[recipes.building[row]!]
    const tool = words[recipes.tool[row]!]
    const first = pack.items.name[pack.ingredients.item[ingredientStart[row]!]!] ?? ''
    const flags = recipes.flags[row]!
    return {
      action: recipeActions[recipes.action[row]!] ?? 'craft',
      name: (words[recipes.name[row]!] ?? '').replace('{0}', product).replace('{1}', first),
      ingredients: rowsOf(ingredientStart, row, stack(pack.ingredients)),
      catalysts: rowsOf(catalystStart, row, stack(pack.catalysts)),
      keptOnFailure: rowsOf(keptOnFailureStart, row, stack(pack.keptOnFailure)),
      byproducts: rowsOf(byproductStart, row, stack(pack.byproducts)),
      outputQuantity: recipes.outputQuantity[row]!,
      possibilities: rowsOf(possibilityStart, row, (p) => ({
        amount: pack.possibilities.amount[p]!,
        probability: pack.possibilities.probability[p]!,
      })),
      building: building === undefined ? null : { name: building, tier: recipes.buildingTier[row]! },
      skill: words[recipes.skill[row]!] ?? null,
      level: recipes.level[row]!,
      tool: tool === undefined ? null : { name: tool, level: recipes.toolLevel[row]! },
      effort: recipes.effort[row]!,
      time: recipes.time[row]!,
      passive: (flags & 1) !== 0,
      stamina: recipes.stamina[row]!,
      xp: recipes.xp[row]!,
      knowledge: rowsOf(knowledgeStart, row, (topic) => words[pack.knowledge[topic]!] ?? ''),
      claimTech: words[recipes.claimTech[row]!] ?? null,
      requires: rowsOf(requireStart, row, (place) => pack.items.id[pack.requires[place]!] as ItemId),
      supplies: recipes.supplies[row]!,
      orBetter: (flags & 2) !== 0,
    }
  }
}
