import type { RunningServer } from '../../support/server.ts'
import { proofCatalog } from './proof-catalog.ts'
import { runHistory } from './run-history.ts'
import { gatherPeople } from './settlement-on-devices.ts'
import type { Tally } from './tally.ts'
import type { Time } from './time.ts'

type Options = {
  readonly servers: readonly RunningServer[]
  readonly seed: number
  readonly histories: number
  readonly steps: number
  readonly atOnce: number
  readonly time: Time
  readonly tally: Tally
}

/** How many histories the same people play: that many settlements of one owner, deleted ones counted, stay below the limit. */
const historiesOfPeople = 60

/** Runs histories with the seeds from the first on, some at once, each on one of the servers. */
export async function runHistories(options: Options): Promise<void> {
  const { servers, seed, histories, steps, atOnce, time, tally } = options
  const catalog = proofCatalog()
  let next = seed
  const work = async (worker: number) => {
    const server = servers[worker % servers.length]!
    let people = await gatherPeople(server, `Digger ${worker}`)
    for (let played = 1; next < seed + histories; played++) {
      const own = next++
      if (played % historiesOfPeople === 0) people = await gatherPeople(server, `Digger ${worker} ${played}`)
      await runHistory({ server, seed: own, steps, people, catalog, time }).then(
        (history) => tally.add(own, history),
        (error: unknown) => tally.fail(own, error),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => work(worker)))
}
