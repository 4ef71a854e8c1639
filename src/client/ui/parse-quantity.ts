/** The whole number a person typed, thousands marks and spaces allowed, the width of the digits too; null where it is none. */
export function parseQuantity(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/[\s,_'’]/g, '')
  // Number() alone would read 0x10 as sixteen.
  if (!/^[+-]?\d+(\.\d*)?$/.test(digits)) return null
  const value = Number(digits)
  return Number.isFinite(value) ? Math.trunc(value) : null
}
