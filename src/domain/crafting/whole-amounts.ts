/** Products above this are no longer exact in a double. */
const exactLimit = 2 ** 53

/**
 * How many crafts give the wanted amount, where one gives `num / den`: ceil(wanted × den / num). Exact where the whole `wanted` and the
 * result are below 2^53, because `num` and `den` of a yield stay below 2^26.
 */
export function craftsFor(wanted: number, num: number, den: number): number {
  const product = wanted * den
  if (product < exactLimit) return Math.ceil(product / num)
  const whole = Math.floor(wanted / num)
  return whole * den + Math.ceil(((wanted - whole * num) * den) / num)
}

/** The whole pieces that so many times `num / den` are: floor(times × num / den). Exact within the same limits as `craftsFor`. */
export function wholeOf(times: number, num: number, den: number): number {
  const product = times * num
  if (product < exactLimit) return Math.floor(product / den)
  const whole = Math.floor(times / den)
  return whole * num + Math.floor(((times - whole * den) * num) / den)
}

/** More than rounding errors of a multiplication, and less than any part of a piece that recipes give. */
const roundingError = 1e-9

/** Rounded down, but not for a rounding error of the multiplication: 10 × 0.7 is 7. */
export function wholePieces(amount: number): number {
  return Math.floor(amount + roundingError)
}

/** How often something that gives `each` is to be done until its whole pieces are as many as wanted. */
export function timesForPieces(wanted: number, each: number): number {
  return Math.ceil((wanted - roundingError) / each)
}

/** Rounded up, but not for a remainder that comes from dividing in binary. */
export function roundedUp(amount: number): number {
  return Math.ceil(amount - amount * 1e-12)
}
