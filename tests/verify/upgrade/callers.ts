import { setTimeout as sleep } from 'node:timers/promises'
import { knownSecret, signedInBy } from '../../support/former-database.ts'
import { oakhaven } from '../../support/former-settlements.ts'

export { knownSecret }

const callerCount = 10
const pauseMs = 20

export type Heard = {
  /** How often each outcome came: a procedure with the status of its answer, or that nobody listened. */
  readonly outcomes: ReadonlyMap<string, number>
  /** Descriptions that a server acknowledged as stored, in the order of the answers. */
  readonly acknowledged: readonly string[]
}

export type Callers = {
  /** Calls that were answered with 200 so far, and how many of them were acts. */
  readonly done: () => { readonly calls: number; readonly acts: number }
  readonly stop: () => Promise<Heard>
}

/**
 * Calls all servers again and again, as people do who know nothing of an upgrade: from before the servers listen until it is stopped.
 * @param withSettlements whether the release has settlements: then one caller changes one, and the others read
 */
export function keepCalling(ports: readonly number[], withSettlements: boolean): Callers {
  const outcomes = new Map<string, number>()
  const acknowledged: string[] = []
  let isOver = false
  let calls = 0
  const call = async (port: number, procedure: string, input: object): Promise<number | null> => {
    const { cookie, origin } = signedInBy('session of olivia', `http://localhost:${port}`)
    const answer = await fetch(`http://127.0.0.1:${port}/api/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, origin },
      body: JSON.stringify(input),
    }).catch(() => null)
    await answer?.arrayBuffer().catch(() => null)
    const outcome = answer === null ? 'nobody listens' : `${procedure} ${answer.status}`
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    if (answer?.status === 200) calls += 1
    return answer?.status ?? null
  }
  const caller = async (number: number) => {
    for (let turn = 0; !isOver; turn++) {
      const port = ports[(number + turn) % ports.length]!
      if (number > 0 || !withSettlements) await call(port, number % 2 ? 'getCatalogues' : 'getUser', {})
      else {
        const description = `turn ${turn}`
        if ((await call(port, 'updateSettlement', { settlementId: oakhaven, description })) === 200)
          acknowledged.push(description)
      }
      await sleep(pauseMs)
    }
  }
  const callers = Array.from({ length: callerCount }, (_, number) => caller(number))
  return {
    done: () => ({ calls, acts: acknowledged.length }),
    async stop() {
      isOver = true
      await Promise.all(callers)
      return { outcomes, acknowledged }
    },
  }
}
