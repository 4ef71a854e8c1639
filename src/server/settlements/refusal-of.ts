import { ORPCError } from '@orpc/server'
import type { ErrorCode } from '#contract/errors'
import type { Refusal } from '../http/refuse.ts'

/** The refusal that was thrown. @throws whatever else was. */
export function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ORPCError)) throw error
  const { field, reason } = (error.data ?? {}) as Pick<Refusal, 'field' | 'reason'>
  return { code: error.code as ErrorCode, message: error.message, field, reason }
}
