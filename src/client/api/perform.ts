import { ask, type Inputs, type ProcedureName, type Replies } from './ask.ts'
import { type Gesture, newGesture } from './gesture.ts'
import { networkTimeOut } from './network-time-out.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

type Command<Name extends ProcedureName> = {
  readonly procedure: Name
  readonly input: Inputs[Name]
  /** The gesture of the pressed control, so that a press after a lost answer is a retry; without it, each call is a new command. */
  readonly gesture?: Gesture | undefined
}

/** Sends a command at once, without the queue of acts: it needs a connection, and is done once under its operation id (I11). */
export async function perform<Name extends ProcedureName>({
  procedure,
  input,
  gesture = newGesture(),
}: Command<Name>): Promise<Outcome<Replies[Name]>> {
  const act = `${procedure} ${JSON.stringify(input)}`
  const id = gesture.press(act)
  const command = { operationId: id, ...(input as object) } as Inputs[Name]
  const outcome = await outcomeOf(ask(procedure, command, { signal: networkTimeOut() }))
  if (!outcome.done && outcome.trouble.isUnanswered) gesture.leaveUnanswered(act, id)
  return outcome
}
