import type { ItemId, Source } from '#domain/catalog/item'
import { neededBy } from './inputs.ts'
import type { WaysById } from './ways.ts'

/** How many finds an item without a place names at most. */
const maxFinds = 3

/**
 * Where to find an item that nothing gives on purpose (CAT-2, BEY-9): while something else is crafted, unpacked or paid for,
 * the likeliest first. A package of the item itself is no place to find it. These count as sources, so that nobody reads
 * "source unknown" of what husking gives.
 */
export function sideSourcesOf(id: ItemId, ways: WaysById): readonly Source[] {
  const isMadeOfIt = (ingredient: ItemId) =>
    ways.get(ingredient)?.recipes.some(({ recipe }) => neededBy(recipe).includes(id)) ?? false
  return [...(ways.get(id)?.others ?? [])]
    .filter((way) => !way.needsItself && !(way.undoes && neededBy(way.recipe).some(isMadeOfIt)))
    .sort((a, b) => b.expected - a.expected || a.rowId - b.rowId)
    .slice(0, maxFinds)
    .map(({ recipe, expected, chance }) => ({
      type: recipe.action === 'trade' ? 'trade' : 'resource',
      name: recipe.name,
      // Neither a craft nor a trade has a tier.
      tier: -1,
      verb: chance < 0.5 ? 'By chance' : 'Comes along',
      skill: recipe.skill,
      level: recipe.level,
      tool: recipe.tool,
      amount: Number(expected.toPrecision(6)),
      effort: recipe.effort,
      // A source says seconds per action; a passive craft has only its whole wait.
      time: recipe.passive ? 0 : recipe.time,
      stamina: recipe.stamina,
    }))
}
