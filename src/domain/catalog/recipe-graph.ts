/**
 * Every recipe of a catalogue in flat arrays. The recipes of item `i` are `recipeStart[i] .. recipeStart[i + 1]`,
 * the first is the default; what recipe `r` needs stands at `edgeStart[r] .. edgeStart[r + 1]`: ingredients, then what is kept
 * on failure, then catalysts. The expected yield of one craft is the exact fraction `yieldNum[r] / yieldDen[r]` (CAL-11).
 */
export type RecipeGraph = {
  readonly itemCount: number
  readonly recipeStart: Int32Array
  /** What a player does by recipe `r`, as a place in `recipeActions`. */
  readonly action: Uint8Array
  readonly edgeStart: Int32Array
  readonly edgeItem: Int32Array
  readonly edgeQuantity: Float64Array
  /** How a craft takes it: `spent`, `spentOnce` or `kept`. */
  readonly edgeKind: Uint8Array
  readonly yieldNum: Float64Array
  readonly yieldDen: Float64Array
  /** What one success gives, where something is kept on failure; 0 elsewhere. */
  readonly successNum: Float64Array
  readonly successDen: Float64Array
  /** By-products of recipe `r` stand at `giveStart[r] .. giveStart[r + 1]`, as exact fractions of a craft. */
  readonly giveStart: Int32Array
  readonly giveItem: Int32Array
  readonly giveNum: Float64Array
  readonly giveDen: Float64Array
}

/** Used up by every craft. */
export const spent = 0
/** Used up by a craft that succeeds, given back by one that fails. */
export const spentOnce = 1
/** Must be at hand, and every craft gives it back. */
export const kept = 2
