import type { Action } from '#domain/settlement/right'
import { isSameJson } from '#domain/user-data/same-json'
import { isUuid } from '../db/columns.ts'
import type { Database } from '../db/database.ts'
import { findAnswer, type Operation } from '../rpc/applied-operations.ts'
import { refusal } from '../rpc/refusal.ts'
import { permitToRead } from './permit.ts'
import { signedIn } from './signed-in.ts'

/**
 * The procedures for members with that right: everybody else is refused before the rest of what they sent is looked at,
 * and without a lock. A change checks again, under its lock. An operation that took the caller's own right away, as a
 * deletion does, is answered again when it is repeated.
 */
export function inSettlement<Wanted extends Action>(action: Wanted) {
  return signedIn.use(async ({ context: { database, caller }, path, next }, input: unknown, output) => {
    const { settlementId, operationId } = (input ?? {}) as { settlementId?: unknown; operationId?: unknown }
    if (!isUuid(settlementId)) throw refusal('settlement-id-invalid')
    const operation: Operation | null = isUuid(operationId)
      ? { userId: caller.userId, operationId, request: [path.join('.'), input] }
      : null
    const asked = { userId: caller.userId, settlementId, action }
    const permit = await permitToRead(database, asked).catch(async (error: unknown) => {
      if (operation && (await tookTheRightAway(database, operation))) return null
      throw error
    })
    // The handler, which would have the context, does not run.
    if (permit === null) return output({}) as never
    return next({ context: { permit, operation } })
  })
}

/** Only what is answered with nothing may be answered again to somebody who has lost the right to ask. */
async function tookTheRightAway(database: Database, operation: Operation): Promise<boolean> {
  const known = await findAnswer(database, operation)
  return known !== null && isSameJson(known.answer, {})
}
