/**
 * Every recipe of a catalogue in flat arrays. The recipes of item `i` are `recipeStart[i] .. recipeStart[i + 1]`,
 * the first is the default; the ingredients of recipe `r` are `edgeStart[r] .. edgeStart[r + 1]`. The expected
 * yield of one craft is the exact fraction `yieldNum[r] / yieldDen[r]` (CAL-11).
 */
export type RecipeGraph = {
  readonly itemCount: number
  readonly recipeStart: Int32Array
  readonly edgeStart: Int32Array
  readonly edgeItem: Int32Array
  readonly edgeQuantity: Float64Array
  readonly yieldNum: Float64Array
  readonly yieldDen: Float64Array
}
