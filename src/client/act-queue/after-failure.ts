import type { ErrorReply } from '#contract/errors'
import { Refusal } from '../api/ask.ts'

/**
 * What to do with an act that was not done: send it again later; name it as refused; name it as perhaps done; or take a
 * new name as a client and send it at once.
 */
export type AfterFailure =
  | { readonly what: 'wait'; readonly refusal: ErrorReply | null }
  | { readonly what: 'refused' | 'perhaps-done' | 'rename'; readonly refusal: ErrorReply }

/** So often the server may break down over one act before the others behind it have their turn. */
const mostBreakdowns = 5

type Sent = {
  /** Sent before without an answer: then the server may have done it already. */
  readonly isRepeated: boolean
  readonly breakdowns: number
}

export function afterFailure(error: unknown, { isRepeated, breakdowns }: Sent): AfterFailure {
  if (!(error instanceof Refusal)) return { what: 'wait', refusal: null }
  const { code, message, field, reason } = error
  const refusal: ErrorReply = { code, message, ...(field && { field }), ...(reason && { reason }) }
  switch (code) {
    case 'UNAUTHORIZED':
    case 'SERVICE_UNAVAILABLE':
    case 'TOO_MANY_REQUESTS':
      return { what: 'wait', refusal }
    case 'INTERNAL_SERVER_ERROR':
      return { what: breakdowns < mostBreakdowns ? 'wait' : 'perhaps-done', refusal }
    default:
      if (isUnknown(refusal)) return { what: isRepeated ? 'perhaps-done' : 'rename', refusal }
      return { what: 'refused', refusal }
  }
}

/** The server has forgotten this browser, or counts another one under its name. */
export function isUnknown({ reason }: ErrorReply): boolean {
  return reason === 'perhaps-done' || reason === 'operation-id-used'
}
