import { plainRecipe } from '#domain/catalog/plain-recipe'
import type { Candidate } from './candidates.ts'
import type { Drops } from './drops.ts'
import { expectedAmounts } from './outcomes.ts'
import { waysPaidBy } from './paid-ways.ts'
import type { ConversionRow } from './placeable-tables.ts'
import { amountsOf, idOf, isKnown, type Things } from './things.ts'

/** Reads what players turn into something else by hand, without a station (CAT-2). */
export function readConversions(
  rows: readonly ConversionRow[],
  things: Things,
  drops: Drops,
): readonly Candidate[] {
  return rows.flatMap((row) => {
    const { output_item: output, input_items: input } = row
    if (!output || input.length === 0) return drops.skip('conversion that gives or takes nothing', row.name)
    // Some rows give the very item that they take.
    if (input.some((stack) => idOf(stack) === idOf(output))) {
      return drops.skip('conversion of an item into itself', row.name)
    }
    if (![output, ...input].every((stack) => isKnown(things, stack))) {
      return drops.skip('conversion that names an unknown item', row.name)
    }
    const recipe = {
      ...plainRecipe('craft', row.name.trim()),
      ingredients: amountsOf(input),
      // The tables name no effort: a conversion is one action.
      effort: 1,
      time: row.time_cost,
      stamina: row.stamina_cost,
    }
    return waysPaidBy({ rowId: row.id, recipe, gives: expectedAmounts([output], things) })
  })
}
