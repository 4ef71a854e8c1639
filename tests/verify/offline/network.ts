import type { Dice } from '#scripts/verify-sync/dice'
import type { QueuedName } from '../../../src/client/act-queue/queued-act.ts'
import { unlessRefused } from '../../../src/client/api/ask.ts'
import type { RunningServer } from '../../support/server.ts'
import { call } from '../../support/server-requests.ts'
import type { SignedIn } from '../../support/sign-in.ts'

/** What became of requests. */
export type NetworkCounts = {
  requests: number
  lostRequests: number
  lostAnswers: number
  doubled: number
  /** Acts over which the server fails as long as the network is bad, half of them after it has done them. */
  breakdowns: number
}

/** What lies between all devices of a history and the server. */
export type Network = {
  readonly isBad: () => boolean
  /** Lets everything arrive from now on. */
  readonly clearUp: () => void
  /** Sends an act. @throws as the client's own `ask` does */
  readonly ask: (who: SignedIn, name: QueuedName, request: object) => Promise<unknown>
  /** Whether the server fails over this act. */
  readonly breaksOver: (actId: string) => boolean
  /** The ids of the acts in the order in which they came to the server, each time they came. */
  readonly arrived: readonly string[]
  readonly counts: Readonly<NetworkCounts>
}

/** Whether the server fails over an act: before it has done it, after that, or not at all. */
type Fate = 'fails before' | 'fails after' | 'is well'

export function badNetwork(server: RunningServer, dice: Dice): Network {
  const counts: NetworkCounts = { requests: 0, lostRequests: 0, lostAnswers: 0, doubled: 0, breakdowns: 0 }
  const arrived: string[] = []
  const fates = new Map<string, Fate>()
  let isBad = true

  function fateOf(id: string): Fate {
    if (!isBad) return 'is well'
    const known = fates.get(id)
    if (known) return known
    const fate = dice.happens(2) ? dice.pick(['fails before', 'fails after'] as const) : 'is well'
    if (fate !== 'is well') counts.breakdowns += 1
    fates.set(id, fate)
    return fate
  }

  async function ask(who: SignedIn, name: QueuedName, request: object): Promise<unknown> {
    const id = (request as { readonly operationId: string }).operationId
    const { cookie, origin } = who
    const arrive = async () => {
      arrived.push(id)
      const answer = await call(server, name, request, { cookie, origin })
      return new Response(await answer.text(), { status: answer.status })
    }
    counts.requests += 1
    const fate = fateOf(id)
    if (fate !== 'is well') {
      if (fate === 'fails after') await arrive()
      return unlessRefused(name, serverFault())
    }
    if (isBad && dice.happens(12)) {
      counts.lostRequests += 1
      throw new TypeError('the request was lost')
    }
    let answer = await arrive()
    if (isBad && dice.happens(6)) {
      counts.doubled += 1
      answer = await arrive()
    }
    if (isBad && dice.happens(12)) {
      counts.lostAnswers += 1
      throw new TypeError('the answer was lost')
    }
    return (await unlessRefused(name, answer)).json()
  }

  return {
    isBad: () => isBad,
    clearUp() {
      isBad = false
    },
    ask,
    breaksOver: (id) => isBad && (fates.get(id) ?? 'is well') !== 'is well',
    arrived,
    counts,
  }
}

function serverFault(): Response {
  const reply = {
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on the server. To report it, give this number: 1',
  }
  return Response.json(reply, { status: 500 })
}
