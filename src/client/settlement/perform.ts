import type { ErrorCode, ErrorReply } from '#contract/errors'
import { ask, type Inputs, type ProcedureName, Refusal, type Replies } from '../api/ask.ts'
import { networkTimeOut } from '../api/network-time-out.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { type Gesture, newGesture } from './gesture.ts'
import { say } from './settlement-store.ts'

/** Why an act or a command did not come about, in words to show; `field` names the part of a form at fault. */
export type Trouble = {
  readonly reason: string
  readonly field: string | undefined
  /** Why the server refused, for programs. */
  readonly why: ErrorReply['reason']
  readonly error: unknown
  /** The server could not be reached or broke down over it, so nobody knows whether it was done. */
  readonly isUnanswered: boolean
}

export type Outcome<Reply> =
  | { readonly done: true; readonly reply: Reply }
  | { readonly done: false; readonly trouble: Trouble }

type Command<Name extends ProcedureName> = {
  readonly procedure: Name
  readonly input: Inputs[Name]
  /** Of the control that was pressed, so that it can retry what was never answered; without one, each call counts. */
  readonly gesture?: Gesture | undefined
}

/** Asks the server to do something once and at once, under an id of its own: what is no act needs a connection. */
export async function perform<Name extends ProcedureName>({
  procedure,
  input,
  gesture = newGesture(),
}: Command<Name>): Promise<Outcome<Replies[Name]>> {
  const act = `${procedure} ${JSON.stringify(input)}`
  const id = gesture.press(act)
  try {
    const reply = await ask(procedure, { operationId: id, ...(input as object) } as Inputs[Name], {
      signal: networkTimeOut(),
    })
    return { done: true, reply }
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble.isUnanswered) gesture.leaveUnanswered(act, id)
    return { done: false, trouble }
  }
}

/** Tells the player above the page where an act failed, in the words of § 8, with the reason on a line of its own. */
export function sayFailure(outcome: Outcome<unknown>, sentence: string): void {
  if (outcome.done) return
  say({ kind: 'problem', text: sentence, reason: outcome.trouble.reason })
}

/** With these the server says itself that it does not know; what is sent again under the same id is done once. */
const unsure: ReadonlySet<ErrorCode> = new Set(['INTERNAL_SERVER_ERROR', 'SERVICE_UNAVAILABLE'])

/** The same as words to show. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refusal)
    return {
      reason: error.message,
      field: error.field,
      why: error.reason,
      error,
      isUnanswered: unsure.has(error.code),
    }
  return { reason: text.noConnection, field: undefined, why: undefined, error, isUnanswered: true }
}
