import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable, Row, Writable } from '../db/database.ts'
import { isUniqueViolation } from '../db/error-code.ts'
import { sqlTime } from '../db/sql-time.ts'
import { refusal } from './refusal.ts'

/** A request with an id chosen by the browser: it is carried out once, however often it is sent (I11). */
export type Operation = {
  readonly userId: string
  readonly operationId: string
  /** The procedure and its input: another request under the same id is refused. */
  readonly request: readonly [name: string, input: unknown]
}

/**
 * @returns the kept answer; null if the operation was not carried out yet
 * @throws INVALID if the id was used for another request
 */
export async function findAnswer(
  database: Queryable,
  { userId, operationId, request }: Operation,
): Promise<{ readonly answer: unknown } | null> {
  const [known] = await database.all(sql`
    select request_hash, answer from applied_operations
    where user_id = ${userId} and operation_id = ${operationId}`)
  return known ? answerOf(known, request) : null
}

/** A column with the kept answer, to be read by `answerIn`; null if the operation was not carried out yet. */
export function answerColumn(operation: Operation | null): SQL {
  if (!operation) return sql`null as answered`
  return sql`(
    select json_build_object('request_hash', request_hash, 'answer', answer) from applied_operations
    where user_id = ${operation.userId} and operation_id = ${operation.operationId}) as answered`
}

/** Reads `answerColumn`. @throws INVALID if the id was used for another request */
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
  if (request_hash !== operationHash(request)) throw idUsed()
  return { answer }
}

/**
 * Keeps the answer, in the same transaction as the change. The answer must hold no secret.
 * @throws INVALID if another request has used the id meanwhile
 */
export async function keepAnswer(database: Writable, operation: Operation, kept: KeptAnswer): Promise<void> {
  try {
    await database.write(answerInsert(operation, kept))
  } catch (error) {
    throw isUniqueViolation(error) ? idUsed() : error
  }
}

/** An answer and its time. */
export type KeptAnswer = { readonly answer: unknown; readonly at: number }

/**
 * The statement that keeps an answer; it fails with a unique violation if the id is used. With a `source`, a `from …`, the answer is kept
 * only if that gives a row.
 */
export function answerInsert(
  { userId, operationId, request }: Operation,
  { answer, at }: KeptAnswer,
  source: SQL = sql``,
): SQL {
  return sql`
    insert into applied_operations (user_id, operation_id, request_hash, answer, at)
    select ${userId}::uuid, ${operationId}::uuid, ${operationHash(request)}, ${JSON.stringify(answer)}::jsonb,
      ${sqlTime(at)} ${source}
    returning operation_id`
}

function idUsed() {
  return refusal('operation-id-used')
}

/** A hash by which two requests are compared. 22 characters hold 132 bits of it: enough to tell any two apart. */
export function operationHash(request: Operation['request']): string {
  return createHash('sha256').update(JSON.stringify(request)).digest('base64url').slice(0, 22)
}
