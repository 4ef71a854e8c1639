import * as z from 'zod'

/** Every way in which a request can be answered with no, and its HTTP status. */
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

/** Why nobody is signed in where a call needs somebody. */
export const whyNobody = ['signed-out', 'session-ended', 'user-disabled', 'account-deleted'] as const
export type WhyNobody = (typeof whyNobody)[number]

/**
 * What such an answer carries: `message` is a sentence to show, `field` names the part of the request at fault, `reason`
 * says of UNAUTHORIZED why nobody is signed in.
 */
export const errorReply = z.strictObject({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  field: z.string().optional(),
  reason: z.enum(whyNobody).optional(),
})

export type ErrorReply = z.infer<typeof errorReply>
