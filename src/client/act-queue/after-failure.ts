import type { ErrorReply } from '#contract/error-reply'
import { endMeantBy } from '#contract/live'
import { Refusal } from '../api/ask.ts'
import { queueText } from '../messages/queue-text.ts'

/**
 * What to do with an act that failed: send it again later; list it as refused; list it as perhaps done; or send it again
 * at once under a new client id.
 */
export type AfterFailure =
  | { readonly what: 'wait'; readonly refusal: ErrorReply | null }
  | { readonly what: 'refused' | 'perhaps-done' | 'new-client'; readonly refusal: ErrorReply }

/** After this many failures of the server over one act, the acts behind it are sent. */
const mostBreakdowns = 5

type Sent = {
  /** It was sent before without an answer, so the server may have done it already. */
  readonly isRepeated: boolean
  readonly breakdowns: number
}

export function afterFailure(error: unknown, { isRepeated, breakdowns }: Sent): AfterFailure {
  if (!(error instanceof Refusal)) return { what: 'wait', refusal: null }
  const { code, message, field, reason } = error
  const refusal: ErrorReply = { code, message, ...(field && { field }), ...(reason && { reason }) }
  // The user is asked first what becomes of it.
  if (reason === 'database-restored') return { what: 'wait', refusal }
  switch (code) {
    case 'UNAUTHORIZED':
    case 'SERVICE_UNAVAILABLE':
    case 'TOO_MANY_REQUESTS':
      return { what: 'wait', refusal }
    case 'INTERNAL_SERVER_ERROR':
      return breakdowns < mostBreakdowns
        ? { what: 'wait', refusal }
        : { what: 'perhaps-done', refusal: perhapsDone(refusal) }
    default:
      if (isUnknownClient(refusal)) return { what: isRepeated ? 'perhaps-done' : 'new-client', refusal }
      return {
        what: 'refused',
        refusal: isRepeated && isWithoutRight(refusal) ? perhapsDone(refusal) : refusal,
      }
  }
}

/** The same refusal, whose message adds that the act may be done all the same. */
function perhapsDone(refusal: ErrorReply): ErrorReply {
  return { ...refusal, message: `${refusal.message} ${queueText.perhapsDone}` }
}

/**
 * Whether the refusal says that the user has no right any more. They are told nothing else then, not even that an act was done while they
 * had it. Acts that depend on it need the right too, so they are refused with it.
 */
function isWithoutRight({ reason }: ErrorReply): boolean {
  return endMeantBy(reason) !== null || reason === 'no-shared-project'
}

/** Whether the server does not know this browser's client id any more, or another browser has the same id. */
export function isUnknownClient({ reason }: ErrorReply): boolean {
  return reason === 'perhaps-done' || reason === 'operation-id-used'
}
