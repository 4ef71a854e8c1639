import { factorOf, readAmount } from '#domain/read-amount'

/**
 * The whole number a person typed: any amount that can be pasted (`readAmount`), also with a sign, spaces, wide digits or decimals,
 * which are cut off. null where it is no number.
 */
export function parseQuantity(text: string): number | null {
  const bare = text.normalize('NFKC').replace(/[\s_'’]/g, '')
  const unsigned = bare.replace(/^[+-]/, '')
  const amount = readAmount(unsigned) ?? halfTyped(unsigned)
  // Subtracted from 0, since `-amount` would make -0 of 0.
  return amount !== null && bare.startsWith('-') ? 0 - amount : amount
}

/**
 * A field shows 1,200: once a digit is taken off, as in 1,20, its comma is still no decimal mark. With a unit three digits must follow
 * each comma: 1,234,5k may mean two amounts.
 */
function halfTyped(text: string): number | null {
  const [, whole, decimals = '', unit = ''] =
    /^(\d[\d,]*)(\.\d*)?$/.exec(text) ?? /^(\d+|\d{1,3}(?:,\d{3})+)(\.\d*)?([km])$/i.exec(text) ?? []
  if (whole === undefined) return null
  const value = Number(whole.replaceAll(',', '') + decimals) * factorOf(unit)
  // Rounded before it is cut: 2.01 × 1,000 is 2,009.9999999999998 here.
  return Number.isFinite(value) ? Math.trunc(Number(value.toFixed(3))) : null
}
