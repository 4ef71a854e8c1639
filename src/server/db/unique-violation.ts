import { isOneOf } from './error-code.ts'

/** Whether the database refused a row because of another one like it. */
export function isUniqueViolation(error: unknown): boolean {
  return isOneOf(error, ['23505'])
}
