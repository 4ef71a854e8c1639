const thousands: Readonly<Record<string, number>> = { '': 1, k: 1_000, m: 1_000_000 }

/**
 * The whole number a person typed: thousands marks, 12k and 1.5m allowed, the width of the digits too; null where it is none.
 * A point before exactly three digits marks thousands, as many languages write them. With a unit, a comma before one or two digits
 * is a decimal mark: 1,5k is 1,500, as a pasted list reads it.
 */
export function parseQuantity(text: string): number | null {
  const bare = text.normalize('NFKC').replace(/[\s_'’]/g, '')
  const plain = bare.replace(/^([^,]*),(\d{1,2}[km])$/i, '$1.$2').replaceAll(',', '')
  // Number() alone would read 0x10 as sixteen.
  const [, digits, unit] = /^([+-]?\d+(?:\.\d*)*?)([km]?)$/i.exec(plain) ?? []
  if (digits === undefined || unit === undefined) return null
  const isGrouped = unit === '' && /^[+-]?[1-9]\d{0,2}(\.\d{3})+$/.test(digits)
  const value = Number(isGrouped ? digits.replaceAll('.', '') : digits) * thousands[unit.toLowerCase()]!
  return Number.isFinite(value) ? Math.trunc(Number(value.toFixed(3))) : null
}
