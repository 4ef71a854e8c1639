import type { ActInput, ActName } from '#domain/settlement/acts/acts'
import { accountStore, accountUserId } from '../account/account.ts'
import type { Inputs, Replies } from '../api/ask.ts'
import { readAgain } from './follow-settlements.ts'
import type { Gesture } from './gesture.ts'
import { type PendingAct, withAnswered, withoutPending, withPending } from './held-settlement.ts'
import { type Outcome, perform } from './perform.ts'
import { changeHeld, heldNow } from './settlement-store.ts'

/** An act that was done is told of within that time; else the settlement is read anew. */
const toldWithinMs = 2_000

/**
 * Does an act: shown at once, sent to the server, and taken back where that refuses or does not answer.
 * @param gesture of the control that was pressed; without one, each call counts
 */
export async function act<Name extends ActName>(
  settlementId: string,
  name: Name,
  input: ActInput<Name>,
  gesture?: Gesture,
): Promise<Outcome<Replies[Name]>> {
  let id = ''
  const outcome = await perform({
    procedure: name,
    input: { settlementId, ...(input as object) } as Inputs[Name],
    gesture,
    onSend(sent) {
      id = sent
      changeHeld(settlementId, (held) => withPending(held, pendingAct(id, name, input)))
    },
  })
  if (outcome.done) waitForEvent(settlementId, id)
  else changeHeld(settlementId, (held) => withoutPending(held, id))
  return outcome
}

function pendingAct<Name extends ActName>(id: string, name: Name, input: ActInput<Name>): PendingAct {
  const userId = accountUserId(accountStore.getState()) ?? ''
  return { id, name, input, userId, at: new Date().toISOString(), isAnswered: false } as PendingAct
}

/** Its event makes it part of the truth; where that was missed, what has become of it is read. */
function waitForEvent(settlementId: string, id: string): void {
  changeHeld(settlementId, (held) => withAnswered(held, id))
  setTimeout(() => {
    const isWaiting = heldNow(settlementId)?.pending.some((act) => act.id === id)
    if (isWaiting) readAgain()
  }, toldWithinMs)
}
