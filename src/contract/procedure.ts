import { oc } from '@orpc/contract'
import * as z from 'zod'
import { type ErrorCode, errorStatus } from './errors.ts'
import { reasons } from './refusals.ts'

/** `retryAfterSeconds` is sent as the header Retry-After. */
const data = z
  .object({
    field: z.string().optional(),
    reason: z.enum(reasons).optional(),
    retryAfterSeconds: z.int().min(1).optional(),
  })
  .optional()

const errors = Object.fromEntries(
  Object.entries(errorStatus).map(([code, status]) => [code, { status, data }]),
) as Record<ErrorCode, { status: number; data: typeof data }>

/** Every procedure is `POST /api/<its name>` with a JSON body, and may refuse with any of the codes. */
export function procedure(name: string, summary: string) {
  return oc.errors(errors).route({ method: 'POST', path: `/${name}`, operationId: name, summary })
}

/** Says in the API's description that the answer is a CSV. */
export function answersCsv<Operation extends { readonly responses?: object }>(
  operation: Operation,
): Operation {
  const answer = { description: 'OK', content: { 'text/csv': { schema: { type: 'string' } } } }
  return { ...operation, responses: { ...operation.responses, 200: answer } }
}
