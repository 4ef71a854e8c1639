import { type ItemId, type Recipe, recipeActions } from './item.ts'
import { placeOf, type Tables, writeStacks } from './pack-tables.ts'

/** Writes a recipe of the item into the columns. */
export function writeRecipe(tables: Tables, recipe: Recipe, itemName: string): void {
  const { recipes, words } = tables
  const firstName = tables.names.get(recipe.ingredients[0]?.itemId ?? ('' as ItemId))
  recipes.action.push(recipeActions.indexOf(recipe.action))
  recipes.name.push(words.place(nameTemplate(recipe.name, itemName, firstName)))
  recipes.ingredientCount.push(writeStacks(tables, tables.ingredients, recipe.ingredients))
  recipes.catalystCount.push(writeStacks(tables, tables.catalysts, recipe.catalysts))
  recipes.keptOnFailureCount.push(writeStacks(tables, tables.keptOnFailure, recipe.keptOnFailure))
  recipes.byproductCount.push(writeStacks(tables, tables.byproducts, recipe.byproducts))
  recipes.possibilityCount.push(recipe.possibilities.length)
  for (const { amount, probability } of recipe.possibilities) {
    tables.possibilities.amount.push(amount)
    tables.possibilities.probability.push(probability)
  }
  recipes.knowledgeCount.push(recipe.knowledge.length)
  for (const topic of recipe.knowledge) tables.knowledge.push(words.place(topic))
  recipes.requireCount.push(recipe.requires.length)
  for (const id of recipe.requires) tables.requires.push(placeOf(tables, id))
  recipes.outputQuantity.push(recipe.outputQuantity)
  recipes.building.push(words.place(recipe.building?.name))
  recipes.buildingTier.push(recipe.building?.tier ?? 0)
  recipes.skill.push(words.place(recipe.skill))
  recipes.level.push(recipe.level)
  recipes.tool.push(words.place(recipe.tool?.name))
  recipes.toolLevel.push(recipe.tool?.level ?? 0)
  recipes.effort.push(recipe.effort)
  recipes.time.push(recipe.time)
  recipes.stamina.push(recipe.stamina)
  recipes.xp.push(recipe.xp)
  recipes.claimTech.push(words.place(recipe.claimTech))
  recipes.supplies.push(recipe.supplies)
  recipes.flags.push((recipe.passive ? 1 : 0) + (recipe.orBetter ? 2 : 0))
}

/** Most recipe names are a verb and the name of the product or first ingredient, which the pack has already. */
function nameTemplate(name: string, product: string, first: string | undefined): string {
  const template = name.replace(product, '{0}')
  return first ? template.replace(first, '{1}') : template
}
