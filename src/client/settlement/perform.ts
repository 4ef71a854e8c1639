import type { SettlementChange } from '#domain/settlement/settlement-state'
import { networkTimeOut } from '../account/network-time-out.ts'
import { ask, type Inputs, type ProcedureName, Refusal, type Replies } from '../api/ask.ts'
import { settlementPageText as text } from '../messages/settlement-page-text.ts'
import { newId } from '../state/new-id.ts'
import { type Pending, withoutPending, withPending } from './held-settlement.ts'
import { changeHeld, say } from './settlement-store.ts'

/** Why an act did not come about, in words to show; `field` names the part of a form at fault. */
export type Trouble = {
  readonly reason: string
  readonly field: string | undefined
  readonly error: unknown
  /** The server could not be reached, so nobody knows whether it was done. */
  readonly isUnanswered: boolean
}

export type Outcome<Reply> =
  | { readonly done: true; readonly reply: Reply }
  | { readonly done: false; readonly trouble: Trouble }

type Act<Name extends ProcedureName> = {
  readonly procedure: Name
  readonly input: Inputs[Name]
  /** The settlement that changes, and how: at once, and taken back where the server refuses. */
  readonly at?: { readonly settlementId: string; readonly changes: Pending['changes'] }
  /** What the server's answer says of it, until its event comes. */
  readonly confirmed?: (reply: Replies[Name]) => readonly SettlementChange[]
}

/** Acts whose answer never came, by what they ask: tried again they go under the same number, and are done once. */
const unanswered = new Map<string, string>()

/** Does an act before the server has answered, and goes back to its truth where it says no. */
export async function perform<Name extends ProcedureName>({
  procedure,
  input,
  at,
  confirmed,
}: Act<Name>): Promise<Outcome<Replies[Name]>> {
  const act = `${procedure} ${JSON.stringify(input)}`
  const id = unanswered.get(act) ?? newId()
  if (at) changeHeld(at.settlementId, (held) => withPending(held, { id, changes: at.changes }))
  try {
    unanswered.set(act, id)
    const reply = await ask(procedure, { operationId: id, ...(input as object) } as Inputs[Name], {
      signal: networkTimeOut(),
    })
    unanswered.delete(act)
    if (at) changeHeld(at.settlementId, (held) => withoutPending(held, id, confirmed?.(reply)))
    return { done: true, reply }
  } catch (error) {
    if (error instanceof Refusal) unanswered.delete(act)
    if (at) changeHeld(at.settlementId, (held) => withoutPending(held, id))
    return { done: false, trouble: troubleOf(error) }
  }
}

/** Tells the player above the page where an act failed, in the words of § 8, with the reason on a line of its own. */
export function sayFailure(outcome: Outcome<unknown>, sentence: string): void {
  if (outcome.done) return
  say({ kind: 'problem', text: sentence, reason: outcome.trouble.reason })
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Refusal)
    return { reason: error.message, field: error.field, error, isUnanswered: false }
  return { reason: text.noConnection, field: undefined, error, isUnanswered: true }
}
