import type { Item, ItemQuantity, Recipe, Source } from '#domain/catalog/item'

/** The items in the format of `recipes.json` (CAT-1): the specification's field names, without fields that are empty. */
export function toRecipesFile(items: readonly Item[]): object[] {
  return items.map((item) => ({
    id: item.id,
    name: item.name,
    tier: item.tier,
    rarity: item.rarity,
    tag: item.tag,
    kind: item.kind,
    recipes: item.recipes.map(toRecipe),
    ...(item.otherRecipes.length > 0 && { other_recipes: item.otherRecipes.map(toRecipe) }),
    ...(item.sources.length > 0 && { sources: item.sources.map(toSource) }),
    ...(item.tool && { tool: item.tool }),
    ...(item.station && { station: item.station }),
  }))
}

function toRecipe(recipe: Recipe): object {
  return {
    ...(recipe.action !== 'craft' && { action: recipe.action }),
    name: recipe.name,
    consumed_items: recipe.ingredients.map(toStack),
    ...(recipe.catalysts.length > 0 && { catalysts: recipe.catalysts.map(toStack) }),
    ...(recipe.keptOnFailure.length > 0 && { kept_on_failure: recipe.keptOnFailure.map(toStack) }),
    output_quantity: recipe.outputQuantity,
    ...(recipe.possibilities.length > 0 && {
      possibilities: Object.fromEntries(recipe.possibilities.map((p) => [String(p.amount), p.probability])),
    }),
    ...(recipe.byproducts.length > 0 && {
      byproducts: recipe.byproducts.map((row) => ({ id: row.itemId, amount: row.quantity })),
    }),
    building_requirement: recipe.building,
    skill: recipe.skill,
    level: recipe.level,
    ...(recipe.tool && { tool: recipe.tool }),
    effort: recipe.effort,
    time: recipe.time,
    ...(recipe.passive && { passive: true }),
    stamina: recipe.stamina,
    ...(recipe.xp > 0 && { xp: recipe.xp }),
    ...(recipe.knowledge.length > 0 && { knowledge: recipe.knowledge }),
    ...(recipe.claimTech && { claim_tech: recipe.claimTech }),
    ...(recipe.requires.length > 0 && { requires: recipe.requires }),
    ...(recipe.supplies > 0 && { supplies: recipe.supplies }),
    ...(recipe.orBetter && { or_better: true }),
  }
}

function toSource(source: Source): object {
  return {
    type: source.type,
    name: source.name,
    tier: source.tier,
    ...(source.verb && { verb: source.verb }),
    ...(source.skill && { skill: source.skill, level: source.level }),
    ...(source.tool && { tool: source.tool }),
    amount: source.amount,
    ...(source.effort > 0 && { effort: source.effort }),
    ...(source.time > 0 && { time: source.time }),
    ...(source.stamina > 0 && { stamina: source.stamina }),
  }
}

function toStack(stack: ItemQuantity): object {
  return { id: stack.itemId, quantity: stack.quantity }
}
