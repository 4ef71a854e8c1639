/** The value that so large a part of all values does not exceed: with 0.95, that of 95 of 100. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
}

/** A quantile of times, in words. */
export function inMs(values: readonly number[], part: number): string {
  return `${quantile(values, part).toFixed(0)} ms`
}

/** By how much something grows for each step, over all points (least squares). */
export function slopeOf(points: readonly (readonly [at: number, value: number])[]): number {
  const mean = (place: 0 | 1) => points.reduce((sum, point) => sum + point[place], 0) / points.length
  const [meanAt, meanValue] = [mean(0), mean(1)]
  const above = points.reduce((sum, [at, value]) => sum + (at - meanAt) * (value - meanValue), 0)
  const below = points.reduce((sum, [at]) => sum + (at - meanAt) ** 2, 0)
  return below === 0 ? 0 : above / below
}
