import { now } from '../configuration/clock.ts'
import type { CallContext, Caller } from '../rpc/api.ts'
import { refusal } from '../rpc/refusal.ts'
import type { ActInput, Runner } from './act-runner.ts'
import { performInTurn } from './act-turns.ts'
import type { ActCall } from './attempt-act.ts'

/**
 * Performs an act for a member, once for each number or id (I11), and announces the change.
 * @param runnerFor is given the input without the number that a client gave the act
 */
export async function performAct(
  { database, publish, caller: { userId, isSiteAdmin } }: CallContext & { readonly caller: Caller },
  name: string,
  asked: ActInput,
  runnerFor: (input: ActInput) => Runner,
): Promise<unknown> {
  const { sent: numbered, ...input } = asked
  const { settlementId, operationId } = input
  const request = [name, input] as const
  // By its number, or else by its id, an act that is sent again is recognised: it gets the first answer and is not done twice.
  const sent = numbered ? { settlementId, userId, ...numbered, request } : null
  const operation = operationId && !sent ? { userId, operationId, request } : null
  const call: ActCall = { input, runner: runnerFor(input), userId, isSiteAdmin, sent, operation, at: now() }
  const attempted = await performInTurn(database, call)
  // Under the lock nobody else changes the settlement: the id must have been used for another request.
  if (!attempted) throw refusal('operation-id-used')
  publish(attempted.recorded.changed)
  return attempted.recorded.answer
}
