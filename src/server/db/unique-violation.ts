/** Whether the database refused a row because of another one like it; both drivers carry PostgreSQL's own code. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ((at as { code?: unknown }).code === '23505') return true
  return false
}
