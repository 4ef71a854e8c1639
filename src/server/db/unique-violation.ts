import { isOneOf } from './error-code.ts'

/** Whether the database refused a row because of another one like it. */
export function isUniqueViolation(error: unknown, table?: string): boolean {
  return isOneOf(error, ['23505']) && (table === undefined || tableOf(error) === table)
}

function tableOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) if ('table' in at) return at.table
  return undefined
}
