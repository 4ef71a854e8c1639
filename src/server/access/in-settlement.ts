import type { ImplementerInternalWithMiddlewares } from '@orpc/server'
import type { Contract } from '#contract/contract'
import type { Action } from '#domain/settlement/right'
import { isSameJson } from '#domain/user-data/same-json'
import { isUuid } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import type { CallContext } from '../rpc/api.ts'
import { findAnswer, type Operation } from '../rpc/applied-operations.ts'
import { refusal } from '../rpc/refusal.ts'
import { permitToRead, type ReadPermit } from './permit.ts'
import { type SignedInContext, signedIn } from './signed-in.ts'

type MemberContext<Wanted extends Action> = SignedInContext & {
  readonly permit: ReadPermit<Wanted>
  /** null for a request that may be carried out twice. */
  readonly operation: Operation | null
}

/** Written out, because the type that the compiler infers is too long for it to write down. */
type MemberProcedures<Wanted extends Action> = ImplementerInternalWithMiddlewares<
  Contract,
  CallContext,
  MemberContext<Wanted>
>

/**
 * Procedures for members with a right. Everybody else is refused before the rest of the input is checked, without a lock; a
 * change checks the right again under its lock. A repeated operation that has ended the caller's own right, such as
 * deleting the settlement, gets its first answer again.
 */
export function inSettlement<Wanted extends Action>(action: Wanted): MemberProcedures<Wanted> {
  return signedIn.use(async ({ context: { database, caller }, path, next }, input: unknown, output) => {
    const { settlementId, operationId } = (input ?? {}) as { settlementId?: unknown; operationId?: unknown }
    if (!isUuid(settlementId)) throw refusal('settlement-id-invalid')
    const operation: Operation | null = isUuid(operationId)
      ? { userId: caller.userId, operationId, request: [path.join('.'), input] }
      : null
    const { userId, isSiteAdmin } = caller
    const asked = { userId, settlementId, action, isSiteAdmin }
    const permit = await permitToRead(database, asked).catch(async (error: unknown) => {
      if (operation && (await wasDoneBefore(database, operation))) return null
      throw error
    })
    // Answered here: the handler does not run. `as never` keeps this answer out of the type of what handlers get: they always have a permit.
    if (permit === null) return output({}) as never
    return next({ context: { permit, operation } })
  })
}

/** Only an empty answer may be repeated to somebody who no longer has the right. */
async function wasDoneBefore(database: Database, operation: Operation): Promise<boolean> {
  const known = await findAnswer(database, operation)
  return known !== null && isSameJson(known.answer, {})
}
