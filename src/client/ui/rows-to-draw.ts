/** The first and the last row, both counted from 0. */
export type RowRange = { readonly first: number; readonly last: number }

/**
 * The rows to draw for those in sight. The drawn rows stay while they are enough and not far too many, so that a row that
 * grows does not take one away and the next that shrinks bring it back. A scroll draws further ahead: the browser shows
 * the place that it has come to before the page hears of it.
 */
export function rowsToDraw(inSight: RowRange, count: number, drawn: RowRange, scrolls: boolean): RowRange {
  // Rows to draw beyond those in sight on both sides, and how many may stay drawn there.
  const [ahead, most] = scrolls ? [4, 8] : [1, 3]
  const within = (index: number) => Math.max(0, Math.min(count - 1, index))
  const isEnough = drawn.first <= within(inSight.first - 1) && drawn.last >= within(inSight.last + 1)
  const isTooMuch =
    drawn.first < inSight.first - most || drawn.last > inSight.last + most || drawn.last >= count
  return isEnough && !isTooMuch
    ? drawn
    : { first: within(inSight.first - ahead), last: within(inSight.last + ahead) }
}
