import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { refusal } from '../access/refusal.ts'
import type { Queryable, Tx } from '../db/database.ts'

/** What somebody asks for under an id of their own, to be done once however often it is sent (I11). */
export type Operation = {
  readonly userId: string
  readonly operationId: string
  /** The procedure and its input: another request under the same id is refused. */
  readonly request: readonly [name: string, input: unknown]
}

/** What it was answered, where it is through. @throws INVALID where the id was another request's. */
export async function findAnswer(
  database: Queryable,
  { userId, operationId, request }: Operation,
): Promise<{ readonly answer: unknown } | null> {
  const [known] = await database.all(sql`
    select request_hash, answer from applied_operations
    where user_id = ${userId} and operation_id = ${operationId}`)
  if (!known) return null
  if (known.request_hash !== hashOf(request))
    throw refusal('INVALID', 'This operation id was used for something else.', 'operationId')
  return { answer: known.answer }
}

/** Takes the id for this transaction, or finds the answer; waits where the same operation is under way. */
export async function takeOperation(tx: Tx, operation: Operation, at: Date) {
  const { userId, operationId, request } = operation
  const taken = await tx.all(sql`
    insert into applied_operations (user_id, operation_id, request_hash, answer, at)
    values (${userId}, ${operationId}, ${hashOf(request)}, 'null'::jsonb, ${at.toISOString()}::timestamptz)
    on conflict do nothing returning operation_id`)
  return taken.length > 0 ? null : findAnswer(tx, operation)
}

export async function keepAnswer(tx: Tx, { userId, operationId }: Operation, answer: unknown): Promise<void> {
  await tx.all(sql`
    update applied_operations set answer = ${JSON.stringify(answer)}::jsonb
    where user_id = ${userId} and operation_id = ${operationId}`)
}

function hashOf(request: Operation['request']): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 22)
}
