import { formatNumber } from '#contract/sentences/numbers'

/** More than rounding errors, and less than any part of a piece that recipes give. */
const rounding = 1e-6

/**
 * An amount that depends on chance, in whole pieces: nobody has a part of one. It is rounded down, to promise no more than there will
 * be. `≈` marks an average that is not whole.
 */
export function formatPieces(value: number): string {
  const whole = Math.floor(value + rounding)
  if (value - whole < rounding) return formatNumber(whole)
  return whole === 0 ? 'under 1' : `≈${formatNumber(whole)}`
}

/** The share that boxes of the tree have of an amount of the plan, in whole pieces. It promises nothing, so it is the nearest number. */
export function formatShare(value: number): string {
  const near = Math.round(value)
  if (Math.abs(value - near) < rounding) return formatNumber(near)
  return near === 0 ? 'under 1' : `≈${formatNumber(near)}`
}
