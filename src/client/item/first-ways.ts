import { type Choice, isSameWay } from '#domain/crafting/choice'

/** How many recipes are listed before the player asks for the rest: scrap can be made of 144 things. */
const mostCrafts = 8

/** The ways that a list shows at first: the recipes that a player would choose first, every way that is no recipe, and the way in use. */
export function firstWays(ways: readonly Choice[], inUse: Choice): readonly Choice[] {
  return ways.filter((way) => way.source !== 'craft' || way.recipeIndex < mostCrafts || isSameWay(way, inUse))
}
