import { ORPCError, ValidationError } from '@orpc/server'
import type { Action } from '#domain/settlement/right'
import { permitToRead } from '../access/permit.ts'
import { isUuid } from '../db/columns.ts'
import type { Queryable } from '../db/database.ts'
import type { Caller } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'

type Call = {
  readonly database: Queryable
  readonly caller: Pick<Caller, 'userId' | 'isSiteAdmin'>
  readonly action: Action
  readonly input: unknown
}

/** Checks the caller's right before a fault of the input is reported: a caller without it is refused for that alone. */
export async function refuseRightFirst(
  error: unknown,
  { database, caller: { userId, isSiteAdmin }, action, input }: Call,
): Promise<never> {
  if (error instanceof ORPCError && error.cause instanceof ValidationError) {
    const { settlementId } = (input ?? {}) as { readonly settlementId?: unknown }
    if (!isUuid(settlementId)) throw refusal('settlement-id-invalid')
    await permitToRead(database, { userId, settlementId, action, isSiteAdmin })
  }
  throw error
}
