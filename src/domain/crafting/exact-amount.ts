/** num / den pieces, not below zero; `den` stays below 2^26, and so does what `num` has beyond whole pieces. */
export type ExactAmount = { readonly num: number; readonly den: number }

export const noAmount: ExactAmount = { num: 0, den: 1 }

/** Denominators from here on are too large to count with exactly: a product of two smaller ones stays below 2^53. */
const partsLimit = 2 ** 26

/** Decimals of up to seven digits fit into so many parts; finer fractions are rounded down. */
const decimalParts = 10_000_000

/** The least number of parts of a piece in which all these amounts are whole. */
export function leastParts(amounts: readonly ExactAmount[]): number {
  let parts = 1
  for (const { den } of amounts) {
    parts = (parts / commonDivisor(parts, den)) * den
    if (parts >= partsLimit) return decimalParts
  }
  return parts
}

/** Whole pieces and the parts of a piece that are left; rounded down where the parts do not fit. */
export function inParts({ num, den }: ExactAmount, parts: number): { whole: number; left: number } {
  const whole = Math.floor(num / den)
  return { whole, left: Math.floor(((num - whole * den) * parts) / den) }
}

/** The lesser of an amount and that many pieces. */
export function amountAtMost({ num, den }: ExactAmount, pieces: number): ExactAmount {
  return num >= pieces * den ? { num: Math.floor(pieces), den: 1 } : { num, den }
}

/** What an amount has above that many pieces. */
export function amountAbove({ num, den }: ExactAmount, pieces: number): ExactAmount {
  return { num: Math.max(0, Math.floor(num - pieces * den)), den }
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b)
}
