import { randomUUID } from 'node:crypto'
import { askAs } from '../../support/saving.ts'
import { answerOf } from '../../support/settlements.ts'
import { pageOf } from '../../support/sign-in.ts'
import { asRunning } from '../crash/crowd.ts'
import type { KillableServer } from '../crash/killable-server.ts'
import type { Workshop } from './after-kill.ts'
import type { StatementGate } from './statement-gate.ts'

type Overtaking = {
  /** The statement before which the server is to be killed. */
  readonly n: number
  readonly gate: StatementGate
  readonly workshop: Pick<Workshop, 'owner' | 'settlementId'>
  /** A second server on the same database. */
  readonly other: KillableServer
}

/**
 * Asks for an act, and changes the settlement through the other server between the act's reading and its writing (the one statement that begins
 * with `with numbered`, of `changes/record.ts`). The write then finds another number, so the act is tried once more: the n-th statement from
 * then on is held. Before, nothing may go through the gate for 700 ms: the server also hears of the change and reads it for its streams.
 */
export async function overtaken<Answer>(
  { n, gate, workshop: { owner, settlementId }, other }: Overtaking,
  ask: () => Promise<Answer>,
) {
  const write = gate.hold(1, 'with numbered')
  const answer = ask()
  const held = await write.held
  const there = asRunning(other)
  const change = { settlementId, description: randomUUID() }
  await answerOf(askAs(there, { cookie: owner.cookie, origin: pageOf(there) }, 'updateSettlement', change))
  await gate.untilQuiet(700)
  const hold = gate.hold(n)
  held.letGo()
  return { hold, answer }
}
