import { createDice } from '#scripts/verify-sync/dice'
import { inputsOf, type ProcedureName, proceduresInOrder } from '../../support/contract-inputs.ts'
import type { SignedIn } from '../../support/sign-in.ts'
import { type HostileBody, kindNames, kinds } from './hostile-bodies.ts'

const atOnce = 8
/** Left out, because they would end what the other calls of a series need. */
const ending: readonly ProcedureName[] = ['deleteAccount', 'endAllSessions', 'endSession', 'deleteSettlement']

export type Series = { readonly url: string; readonly who: SignedIn; readonly settlementId: string }

/** The number of answers by status. */
export type Statuses = ReadonlyMap<number, number>

/** Sends so many bodies, each kind to each operation by turns; the same seed gives the same bodies. */
export async function sendBodies(
  { url, who, settlementId }: Series,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<Statuses> {
  const dice = createDice(seed)
  const procedures = proceduresInOrder.filter((name) => !ending.includes(name))
  const statuses = new Map<number, number>()
  let sent = 0
  const send = async (name: ProcedureName, body: HostileBody, isSignedIn: boolean) => {
    const answer = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(isSignedIn && { ...who }) },
      body,
    })
    await answer.arrayBuffer()
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
  }
  const sendOn = async () => {
    while (sent < count) {
      const kind = kindNames[sent % kindNames.length]!
      const name = procedures[Math.floor(sent / kindNames.length) % procedures.length]!
      sent += 1
      const input = inputsOf(name, { settlementId }, [settlementId]).at(-1)!
      await send(name, kinds[kind](dice, input), dice.happens(80))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOn))
  return statuses
}
