const factors: Readonly<Record<string, number>> = { '': 1, k: 1_000, m: 1_000_000 }

/** What a unit stands for: 1,000 in 12k, 1,000,000 in 1.5m, 1 where there is none. Any other unit must be refused before. */
export function factorOf(unit: string): number {
  return factors[unit.toLowerCase()]!
}

/**
 * The whole amount that a text means, in a field and in a pasted list alike; null where it is no amount or may be read as two:
 *
 *     120                                   120
 *     1,200   1.200   1 200   1'200       1,200   a mark before each three digits
 *     12k                                12,000
 *     1.5k    1,5k                        1,500   a mark before one or two digits, with a unit
 *     1.5m                            1,500,000
 *     1.5     1,23    1,200k   1,234.500   none
 */
export function readAmount(text: string): number | null {
  const plain = text.normalize('NFKC').trim()
  const isWhole = /^\d+$/.test(plain) || /^[1-9]\d{0,2}([,.'’ ])\d{3}(?:\1\d{3})*$/.test(plain)
  const [, digits, unit] = isWhole
    ? [plain, plain.replace(/\D/g, ''), '']
    : (/^(\d+(?:[.,]\d{1,2})?)([km])$/i.exec(plain) ?? [])
  if (digits === undefined || unit === undefined) return null
  const amount = Math.round(Number(digits.replace(',', '.')) * factorOf(unit))
  return Number.isFinite(amount) ? amount : null
}
