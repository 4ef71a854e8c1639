import * as z from 'zod'
import { reasons } from './refusals.ts'

/** Every error code and its HTTP status. */
export const errorStatus = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MISDIRECTED_REQUEST: 421,
  INVALID: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

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
