/** What was measured of one load, under Lighthouse's phone. Times in milliseconds. */
export type Load = {
  readonly firstPaint: number
  readonly largestPaint: number
  /** When the last of what a visit waits for was drawn: its Speed Index is no larger. */
  readonly drawn: number
  readonly blocking: number
  /** The layout shift of its worst five seconds. */
  readonly shift: number
}

type Curve = { readonly weight: number; readonly at90: number; readonly at50: number }

/** Lighthouse 12 for phones: what gives 0.9, what gives 0.5, and its part of the whole. */
const curves: Readonly<Record<keyof Load, Curve>> = {
  firstPaint: { weight: 0.1, at90: 1_800, at50: 3_000 },
  drawn: { weight: 0.1, at90: 3_387, at50: 5_800 },
  largestPaint: { weight: 0.25, at90: 2_500, at50: 4_000 },
  blocking: { weight: 0.3, at90: 200, at50: 600 },
  shift: { weight: 0.25, at90: 0.1, at50: 0.25 },
}

/** From 0 to 100. */
export function scoreOf(load: Load): number {
  const parts = Object.entries(curves).map(
    ([name, curve]) => curve.weight * onCurve(load[name as keyof Load], curve),
  )
  return 100 * parts.reduce((sum, part) => sum + part, 0)
}

/** One less the log-normal distribution that goes through the two points. */
function onCurve(value: number, { at90, at50 }: Curve): number {
  if (value <= 0) return 1
  // erf of this is 0.8, which stands for 90 of 100.
  const atNinety = 0.9061938024368232
  return (1 - erf((Math.log(value / at50) * atNinety) / Math.log(at50 / at90))) / 2
}

/** To seven places (Abramowitz and Stegun, 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const factors = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592]
  const polynomial = factors.reduce((sum, factor) => (sum + factor) * t, 0)
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x))
}
