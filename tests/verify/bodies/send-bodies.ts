import { createDice } from '#scripts/verify-sync/dice'
import { inputsOf, type ProcedureName, proceduresInOrder } from '../../support/contract-inputs.ts'
import type { SignedIn } from '../../support/sign-in.ts'
import { type HostileBody, kindNames, kinds } from './hostile-bodies.ts'
import type { Statuses } from './series-memory.ts'

const atOnce = 8
const answeredWithinMs = 60_000
/** Counts as a fault of the server: no answer within a minute, or one that was cut off. */
const cutOff = 599
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
): Promise<Statuses> {
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
export async function sendAll(
  url: string,
  count: number,
  next: (sent: number) => SentBody,
  hear: (sent: SentBody, status: number) => void = () => {},
): Promise<Statuses> {
  const statuses = new Map<number, number>()
  let sent = 0
  const send = async (one: SentBody) => {
    const status = await statusOf(url, one)
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
  return statuses
}

/**
 * The status of the whole answer; `cutOff` where it does not come, or ends too early. A busy machine may close a connection that has
 * just been used again, and a busy database says so with 503: both are sent once more.
 */
async function statusOf(url: string, sent: SentBody): Promise<number> {
  const first = await statusOnce(url, sent)
  return first === cutOff || first === 503 ? statusOnce(url, sent) : first
}

async function statusOnce(url: string, { name, body, who }: SentBody): Promise<number> {
  try {
    const answer = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(who && { cookie: who.cookie, origin: who.origin }) },
      body,
      signal: AbortSignal.timeout(answeredWithinMs),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return cutOff
  }
}
