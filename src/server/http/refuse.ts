import type { Logger } from 'pino'
import type { ErrorReply } from '#contract/error-reply'
import { type ErrorCode, errorStatus } from '#contract/errors'
import { isOutOfReach } from '../db/out-of-reach.ts'
import { mayHaveWritten } from '../db/sent-writes.ts'
import { Busy } from './busy.ts'
import { sendJson } from './send-json.ts'
import type { RequestContext } from './server-env.ts'

export type Refusal = {
  readonly code: ErrorCode
  readonly message: string
  readonly field?: string | undefined
  readonly reason?: ErrorReply['reason']
}

const tryAgainSeconds = 5
const nothingSaved = 'The database cannot be reached at the moment. Nothing was saved; please try again.'
const perhapsSaved =
  'The database went away at the last moment, so it is not known whether this was saved. Please try again: nothing is saved twice.'

/** Every refusal has this form. */
export function refuse(c: RequestContext, { code, message, field, reason }: Refusal): Response {
  const body: ErrorReply = { code, message, ...(field && { field }), ...(reason && { reason }) }
  c.header('cache-control', 'no-store')
  return sendJson(c, body, errorStatus[code])
}

/** For requests that match no route and no file. */
export function refuseUnknown(c: RequestContext): Response {
  return refuse(c, { code: 'NOT_FOUND', message: 'There is nothing at this address.' })
}

/** For errors that are no refusals: the log gets the error, the response only a number to report. */
export function refuseUnexpected(log: Logger) {
  return (error: unknown, c: RequestContext): Response => {
    const requestId = c.get('requestId')
    if (error instanceof Busy) {
      log.warn({ requestId }, error.logged)
      return refuseForNow(c, error.message)
    }
    if (isOutOfReach(error)) {
      log.warn({ requestId, err: error }, 'the database is out of reach')
      // About this request alone: every request below /api runs inside `rememberWrites`, which notes what it writes.
      return refuseForNow(c, mayHaveWritten() ? perhapsSaved : nothingSaved)
    }
    log.error({ requestId, err: error }, 'a request failed')
    return refuse(c, {
      code: 'INTERNAL_SERVER_ERROR',
      message: `Something went wrong on the server. To report it, give this number: ${requestId}`,
    })
  }
}

/** 503: a later try may succeed. */
export function refuseForNow(c: RequestContext, message: string): Response {
  c.header('retry-after', String(tryAgainSeconds))
  return refuse(c, { code: 'SERVICE_UNAVAILABLE', message })
}
