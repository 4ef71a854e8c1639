import type { BuildListEntry } from '../build-list/build-list.ts'
import type { RecipeGraph } from '../catalog/recipe-graph.ts'
import type { Choices } from './choice.ts'
import type { Target } from './laid-nodes.ts'

/** The recipe in use for every item, -1 where it is gathered or comes from elsewhere (BEY-2). */
export function selectRecipes(
  graph: RecipeGraph,
  indexById: ReadonlyMap<string, number>,
  choices: Choices,
): Int32Array {
  const selected = new Int32Array(graph.itemCount)
  for (let item = 0; item < graph.itemCount; item++) selected[item] = recipeOf(graph, item, 0)
  for (const [itemId, choice] of choices) {
    const item = indexById.get(itemId)
    if (item === undefined) continue
    selected[item] = choice.source === 'craft' ? recipeOf(graph, item, choice.recipeIndex) : -1
  }
  return selected
}

/** The entry's own recipe where the item has it, else the one in use for the item. */
export function targetOf(
  graph: RecipeGraph,
  selected: Int32Array,
  item: number,
  { recipeIndex }: Pick<BuildListEntry, 'recipeIndex'>,
): Target {
  const hasRecipe = recipeIndex >= 0 && recipeIndex < recipeCount(graph, item)
  return { item, recipe: hasRecipe ? recipeOf(graph, item, recipeIndex) : selected[item]! }
}

/** The graph's number of an item's recipe; the default for one it does not have, -1 for a base item. */
function recipeOf(graph: RecipeGraph, item: number, recipeIndex: number): number {
  const count = recipeCount(graph, item)
  if (count === 0) return -1
  return graph.recipeStart[item]! + (recipeIndex >= 0 && recipeIndex < count ? recipeIndex : 0)
}

function recipeCount(graph: RecipeGraph, item: number): number {
  return graph.recipeStart[item + 1]! - graph.recipeStart[item]!
}
