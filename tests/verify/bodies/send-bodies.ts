import type { SignedIn } from '../../support/sign-in.ts'
import { type Answers, noAnswer } from './answers.ts'
import type { HostileBody } from './hostile-bodies.ts'

const atOnce = 8
/** How long an answer is waited for. */
const givenUpAfterMs = 60_000

/** A body, and who sends it: nobody where null. */
export type SentBody = {
  /** The address behind `/api/`: the name of a procedure. */
  readonly name: string
  readonly body: HostileBody
  readonly who: SignedIn | null
}

/**
 * Sends so many bodies, several at once.
 * @param next gives the body that follows when so many were sent
 */
export async function sendAll<Sent extends SentBody>(
  url: string,
  count: number,
  next: (sent: number) => Sent,
  hear: (sent: Sent, status: number) => void = () => {},
): Promise<Answers> {
  const byName = new Map<string, Map<number, number>>()
  let slowest = { name: '', ms: 0 }
  let sent = 0
  const send = async (one: Sent) => {
    const since = performance.now()
    const status = await statusOf(url, one)
    const ms = performance.now() - since
    // An export takes the longer the more is stored of a person, and waits for the export before it.
    if (ms > slowest.ms && one.name !== 'exportAccount') slowest = { name: one.name, ms }
    const statuses = byName.get(one.name) ?? new Map<number, number>()
    byName.set(one.name, statuses.set(status, (statuses.get(status) ?? 0) + 1))
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
  return { byName, slowest }
}

/** The status of the whole answer; `noAnswer` where it does not come, or ends too early. */
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
    return noAnswer
  }
}
