/** num / den in lowest terms, den above zero. */
export type Fraction = { readonly num: bigint; readonly den: bigint }

/** While both terms of a fraction are below this, their product is exact in a double, and so is every step of a plan. */
const smallTerm = 2n ** 26n

/** The number as the decimal that it is written as: 0.1 is 1/10, not the nearest double. Zero if it is not finite. */
export function decimalFraction(value: number): Fraction {
  if (!Number.isFinite(value)) return { num: 0n, den: 1n }
  const [mantissa = '0', exponent = '0'] = String(value).toLowerCase().split('e')
  const [whole = '0', digits = ''] = mantissa.split('.')
  const shift = digits.length - Number(exponent)
  const num = BigInt(whole + digits)
  return shift >= 0 ? reduced(num, 10n ** BigInt(shift)) : { num: num * 10n ** BigInt(-shift), den: 1n }
}

export function addFractions(a: Fraction, b: Fraction): Fraction {
  return reduced(a.num * b.den + b.num * a.den, a.den * b.den)
}

export function multiplyByDecimal(a: Fraction, factor: number): Fraction {
  const b = decimalFraction(factor)
  return reduced(a.num * b.num, a.den * b.den)
}

/**
 * The same fraction, or, if its terms are too large to calculate with exactly, the nearest one whose denominator is a power
 * of ten. Yields in the game's data have at most seven decimals and are never changed.
 */
export function withSmallTerms(fraction: Fraction): Fraction {
  if (fraction.num < smallTerm && fraction.den < smallTerm) return fraction
  for (let den = 10_000_000n; den > 1n; den /= 10n) {
    const num = (fraction.num * den * 2n + fraction.den) / (fraction.den * 2n)
    if (num > 0n && num < smallTerm) return reduced(num, den)
  }
  return { num: fraction.num / fraction.den || 1n, den: 1n }
}

function reduced(num: bigint, den: bigint): Fraction {
  let a = num < 0n ? -num : num
  let b = den
  while (b > 0n) [a, b] = [b, a % b]
  return { num: num / a, den: den / a }
}
