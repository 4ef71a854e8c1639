import type { ErrorReply } from '#contract/error-reply'
import type { ErrorCode } from '#contract/errors'
import { troubleText } from '../messages/trouble-text.ts'
import { Refusal } from './ask.ts'
import { networkWithinMs } from './network-time-out.ts'

/** Why a request failed, in words to show; `field` names the part of a form at fault. */
export type Trouble = {
  /** The server's own sentence, or that it could not be reached. */
  readonly reason: string
  readonly field: string | undefined
  /** Why the server refused, for programs. */
  readonly why: ErrorReply['reason']
  /** The server itself did not answer: no connection, a timeout, or a proxy that answered in its place. */
  readonly isOffline: boolean
  /** Nobody knows whether it was done: there was no answer, or the server failed while doing it. */
  readonly isUnanswered: boolean
}

export type Outcome<Reply> =
  | { readonly done: true; readonly reply: Reply }
  | { readonly done: false; readonly trouble: Trouble }

/** How a request ended; never rejects. */
export async function outcomeOf<Reply>(request: Promise<Reply>): Promise<Outcome<Reply>> {
  try {
    return { done: true, reply: await request }
  } catch (error) {
    return { done: false, trouble: troubleOf(error) }
  }
}

/** After these codes the server itself does not know whether the request was done; sent again under the same id, it is done once. */
const unsure: ReadonlySet<ErrorCode> = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'])

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Refusal))
    return {
      reason: isTimeOut(error) ? troubleText.timedOut(networkWithinMs()) : troubleText.noConnection,
      field: undefined,
      why: undefined,
      isOffline: true,
      isUnanswered: true,
    }
  const { message, field, reason, code } = error
  return { reason: message, field, why: reason, isOffline: false, isUnanswered: unsure.has(code) }
}

function isTimeOut(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/** What the server says is wrong with one field of a form. */
export function problemOf(trouble: Trouble | null, field: string): string | null {
  return trouble?.field === field ? trouble.reason : null
}
