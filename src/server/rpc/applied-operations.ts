import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Row, Writable } from '../db/database.ts'
import { isUniqueViolation } from '../db/error-code.ts'
import { sqlTime } from '../db/sql-values.ts'
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
  return known ? answerOf(known, request) : null
}

/** A column with the kept answer, to be read by `answerIn`; null where the operation is not through. */
export function answerColumn(operation: Operation | null): SQL {
  if (!operation) return sql`null as answered`
  return sql`(
    select json_build_object('request_hash', request_hash, 'answer', answer) from applied_operations
    where user_id = ${operation.userId} and operation_id = ${operation.operationId}) as answered`
}

/** What such a column says. @throws INVALID where the id was another request's. */
export function answerIn(
  { answered }: Row,
  operation: Operation | null,
): { readonly answer: unknown } | null {
  return operation && answered ? answerOf(answered as Row, operation.request) : null
}

function answerOf(
  { request_hash, answer }: Row,
  request: Operation['request'],
): { readonly answer: unknown } {
  if (request_hash !== hashOf(request)) throw usedBefore()
  return { answer }
}

/**
 * Keeps the answer, in the transaction that makes it true. It must hold no secret.
 * @throws INVALID where the id was taken for something else meanwhile.
 */
export async function keepAnswer(database: Writable, operation: Operation, kept: Kept): Promise<void> {
  try {
    await database.write(answerInsert(operation, kept))
  } catch (error) {
    throw isUniqueViolation(error) ? usedBefore() : error
  }
}

/** An answer, and when it was given. */
export type Kept = { readonly answer: unknown; readonly at: number }

/** The statement that keeps an answer, where `source` gives a row; a unique violation where the id was taken. */
export function answerInsert(
  { userId, operationId, request }: Operation,
  { answer, at }: Kept,
  source: SQL = sql``,
): SQL {
  return sql`
    insert into applied_operations (user_id, operation_id, request_hash, answer, at)
    select ${userId}::uuid, ${operationId}::uuid, ${hashOf(request)}, ${JSON.stringify(answer)}::jsonb,
      ${sqlTime(at)} ${source}
    returning operation_id`
}

function usedBefore() {
  return refusal('operation-id-used')
}

/** Tells requests apart. */
export function hashOf(request: Operation['request']): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 22)
}
