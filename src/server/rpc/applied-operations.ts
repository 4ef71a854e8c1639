import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/database.ts'
import { refusal } from './refusal.ts'

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
  if (known.request_hash !== hashOf(request)) throw usedBefore()
  return { answer: known.answer }
}

/**
 * Keeps the answer, in the transaction that makes it true. It must hold no secret.
 * @throws INVALID where the id was taken for something else meanwhile.
 */
export async function keepAnswer(
  tx: Tx,
  { userId, operationId, request }: Operation,
  { answer, at }: { readonly answer: unknown; readonly at: Date },
): Promise<void> {
  const kept = await tx.write(sql`
    insert into applied_operations (user_id, operation_id, request_hash, answer, at)
    values (${userId}, ${operationId}, ${hashOf(request)}, ${JSON.stringify(answer)}::jsonb,
      ${at.toISOString()}::timestamptz)
    on conflict do nothing returning operation_id`)
  if (kept.length === 0) throw usedBefore()
}

function usedBefore() {
  return refusal('operation-id-used')
}

function hashOf(request: Operation['request']): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 22)
}
