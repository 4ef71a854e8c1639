/** Whether an error or one of its causes has one of these PostgreSQL codes; both drivers pass them on. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (codes.includes(String((at as { code?: unknown }).code))) return true
  return false
}

/** Whether a unique constraint refused a row. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505'])
}
