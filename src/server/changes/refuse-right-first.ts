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

/** Before a fault of the input is reported, checks the caller's right: without it, that is the refusal. */
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
