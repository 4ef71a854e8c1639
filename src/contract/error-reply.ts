import * as z from 'zod'
import { type ErrorCode, errorStatus } from './errors.ts'
import { reasons } from './refusals.ts'

/**
 * The body of an error response: `message` is for people, `field` names the part of the request at fault, `reason` tells
 * programs why a procedure refused (`refusals.ts`).
 */
export const errorReply = z.strictObject({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  field: z.string().optional(),
  reason: z.enum(reasons).optional(),
})

export type ErrorReply = z.infer<typeof errorReply>
