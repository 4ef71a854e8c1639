import type { Action } from '#domain/settlement/right'
import { findAnswer, type Operation } from '../api/applied-operations.ts'
import { isUuid } from '../db/columns.ts'
import { permitToRead } from './permit.ts'
import { refusal } from './refusal.ts'
import { signedIn } from './signed-in.ts'

/**
 * The procedures for members with that right: everybody else is refused before the rest of what they sent is looked at,
 * and without a lock. A change checks again, under its lock. An operation that is through is answered as it was, also where
 * it took the right away, as a deletion does.
 */
export function inSettlement(action: Action) {
  return signedIn.use(async ({ context: { database, caller }, path, next }, input: unknown, output) => {
    const { settlementId, operationId } = (input ?? {}) as { settlementId?: unknown; operationId?: unknown }
    if (!isUuid(settlementId)) throw refusal('INVALID', 'Invalid settlementId', 'settlementId')
    const operation: Operation | null = isUuid(operationId)
      ? { userId: caller.userId, operationId, request: [path.join('.'), input] }
      : null
    const known = operation && (await findAnswer(database, operation))
    // The handler, which would have the context, does not run.
    if (known) return output(known.answer) as never
    const permit = await permitToRead(database, { userId: caller.userId, settlementId, action })
    return next({ context: { permit, operation } })
  })
}
