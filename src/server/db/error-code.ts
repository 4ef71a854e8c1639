/** Whether an error, or what caused it, carries one of these codes of PostgreSQL; both drivers pass them on. */
export function isOneOf(error: unknown, codes: readonly string[]): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (codes.includes(String((at as { code?: unknown }).code))) return true
  return false
}

/** Whether the database refused a row because of another one like it. */
export function isUniqueViolation(error: unknown): boolean {
  return isOneOf(error, ['23505'])
}
