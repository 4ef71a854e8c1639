/** Whether an error or one of its causes has one of these PostgreSQL codes; both drivers pass them on. */
export function hasCode(error: unknown, codes: readonly string[]): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if (codes.includes(String((at as { code?: unknown }).code))) return true
  return false
}

/** Whether a unique constraint refused a row, of one table where it is named. */
export function isUniqueViolation(error: unknown, table?: string): boolean {
  return hasCode(error, ['23505']) && (table === undefined || tableOf(error) === table)
}

function tableOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if ('table' in at) return at.table
  return undefined
}
