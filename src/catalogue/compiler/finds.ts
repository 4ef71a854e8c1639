import type { Source } from '#domain/catalog/item'
import type { Candidate } from './candidates.ts'

/** How many finds an item without a place names at most. */
const maxFinds = 3

/**
 * Where an item turns up that nothing gives on purpose (CAT-2, BEY-9): while something else is crafted, unpacked or paid for,
 * the likeliest first. It stands among the sources, so that nobody reads "source unknown" of what husking gives.
 */
export function findsOf(ways: readonly Candidate[]): readonly Source[] {
  return [...ways]
    .filter(({ needsItself }) => !needsItself)
    .sort((a, b) => b.expected - a.expected || a.rowId - b.rowId)
    .slice(0, maxFinds)
    .map(({ recipe, expected, chance }) => ({
      type: recipe.action === 'trade' ? 'trade' : 'resource',
      name: recipe.name,
      tier: -1,
      verb: chance < 0.5 ? 'By chance' : 'Comes along',
      skill: recipe.skill,
      level: recipe.level,
      tool: recipe.tool,
      amount: Number(expected.toPrecision(6)),
      effort: recipe.effort,
      time: recipe.passive ? 0 : recipe.time,
      stamina: recipe.stamina,
    }))
}
