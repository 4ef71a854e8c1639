/**
 * Chance that fewer than `wanted` of `tries` succeed, each with the chance `p`. Exact up to rounding, however many tries: the
 * chance of one count is worked out by the saddle-point form of C. Loader, "Fast and Accurate Computation of Binomial Probabilities"
 * (2000), which never subtracts large numbers, and each further count follows from the one before it.
 */
export function chanceOfFewer(tries: number, p: number, wanted: number): number {
  if (wanted <= 0) return 0
  if (wanted > tries) return 1
  if (p >= 1) return 0
  return wanted <= tries * p + 1 ? tailDown(tries, p, wanted - 1) : 1 - tailDown(tries, 1 - p, tries - wanted)
}

/** Below this part of the sum, further counts are no more than rounding. */
const negligible = 1e-17

/** Chance of at most `most` successes, where that is not above the expected count: the terms fall from there. */
function tailDown(tries: number, p: number, most: number): number {
  const odds = p / (1 - p)
  let term = chanceOfExactly(tries, p, most)
  let sum = 0
  for (let count = most; count >= 0 && term > sum * negligible; count--) {
    sum += term
    term *= count / ((tries - count + 1) * odds)
  }
  return Math.min(1, sum)
}

function chanceOfExactly(tries: number, p: number, count: number): number {
  if (count === 0) return Math.exp(tries * Math.log1p(-p))
  if (count === tries) return Math.exp(tries * Math.log(p))
  const misses = tries - count
  const exponent =
    stirlingError(tries) -
    stirlingError(count) -
    stirlingError(misses) -
    deviance(count, tries * p) -
    deviance(misses, tries * (1 - p))
  return Math.exp(exponent) * Math.sqrt(tries / (2 * Math.PI * count * misses))
}

/** ln n! less Stirling's formula for it. */
function stirlingError(n: number): number {
  if (n > 15) {
    const nn = n * n
    return (1 / 12 - (1 / 360 - (1 / 1260 - 1 / 1680 / nn) / nn) / nn) / n
  }
  let factorial = 1
  for (let i = 2; i <= n; i++) factorial *= i
  return Math.log(factorial) - (Math.log(2 * Math.PI * n) / 2 + n * Math.log(n) - n)
}

/** x ln(x / mean) + mean − x, by a series where the two are near each other. */
function deviance(x: number, mean: number): number {
  const v = (x - mean) / (x + mean)
  if (Math.abs(v) >= 0.1) return x * Math.log(x / mean) + mean - x
  let sum = (x - mean) * v
  let term = 2 * x * v
  for (let k = 1; ; k++) {
    term *= v * v
    const next = sum + term / (2 * k + 1)
    if (next === sum) return sum
    sum = next
  }
}
