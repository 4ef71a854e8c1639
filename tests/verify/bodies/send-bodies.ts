import { createDice } from '#scripts/verify-sync/dice'
import { inputsOf, type ProcedureName, proceduresInOrder } from '../../support/contract-inputs.ts'
import type { SignedIn } from '../../support/sign-in.ts'
import { type Answers, cutOff } from './answers.ts'
import { type HostileBody, kindNames, kinds } from './hostile-bodies.ts'

const atOnce = 8
/** By then it is no longer waited for. */
const givenUpAfterMs = 60_000
/** Left out, because they would end what the other calls of a series need. */
const ending: readonly ProcedureName[] = ['deleteAccount', 'endAllSessions', 'endSession', 'deleteSettlement']

/** The procedures that bodies are sent to. */
export const fuzzedProcedures = proceduresInOrder.filter((name) => !ending.includes(name))

export type Series = { readonly url: string; readonly who: SignedIn; readonly settlementId: string }

/** A body, and who sends it: nobody where null. */
export type SentBody = {
  readonly name: ProcedureName
  readonly body: HostileBody
  readonly who: SignedIn | null
}

/** Sends so many bodies, each kind to each operation by turns; the same seed gives the same bodies. */
export function sendBodies(
  { url, who, settlementId }: Series,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<Answers> {
  const dice = createDice(seed)
  return sendAll(url, count, (sent) => {
    const kind = kindNames[sent % kindNames.length]!
    const name = fuzzedProcedures[Math.floor(sent / kindNames.length) % fuzzedProcedures.length]!
    const input = inputsOf(name, { settlementId }, [settlementId]).at(-1)!
    return { name, body: kinds[kind](dice, input), who: dice.happens(80) ? who : null }
  })
}

/**
 * Sends so many bodies, several at once.
 * @param next the body after so many that were sent
 */
export async function sendAll<Sent extends SentBody>(
  url: string,
  count: number,
  next: (sent: number) => Sent,
  hear: (sent: Sent, status: number) => void = () => {},
): Promise<Answers> {
  const statuses = new Map<number, number>()
  let slowest = { name: '', ms: 0 }
  let sent = 0
  const send = async (one: Sent) => {
    const since = performance.now()
    const status = await statusOf(url, one)
    const ms = performance.now() - since
    // An export takes as long as what there is of a person, and waits for the one before it.
    if (ms > slowest.ms && one.name !== 'exportAccount') slowest = { name: one.name, ms }
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    hear(one, status)
  }
  const sendOn = async () => {
    while (sent < count) {
      const one = next(sent)
      sent += 1
      await send(one)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOn))
  return { statuses, slowest }
}

/** The status of the whole answer; `cutOff` where it does not come, or ends too early. */
async function statusOf(url: string, { name, body, who }: SentBody): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(who && { cookie: who.cookie, origin: who.origin }) },
      body,
      signal: AbortSignal.timeout(givenUpAfterMs),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return cutOff
  }
}
