/** The whole number a person typed, thousands marks and spaces allowed; null where it is none. */
export function parseQuantity(text: string): number | null {
  const digits = text.replace(/[\s,_'’]/g, '')
  const value = digits === '' ? Number.NaN : Number(digits)
  return Number.isFinite(value) ? Math.trunc(value) : null
}
