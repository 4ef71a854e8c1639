import type { Snapshot } from '#domain/settlement/tables'
import { replay } from './replay.ts'
import { differences, inTables, tablesOf } from './rows-in-words.ts'
import type { Seen } from './seen.ts'
import { wrongStock } from './wrong-stock.ts'

/** What is wrong in the end, in sentences. */
export function wrongIn(seen: Seen): readonly string[] {
  const [last, ...others] = seen.snapshots
  const replayed = replay(seen)
  return [
    ...others
      .filter((other) => inWords(other) !== inWords(last!))
      .map(() => 'two clients see different rows'),
    ...wrongActs(seen),
    ...wrongStock(last!, seen.entries),
    ...replayed.wrong,
    ...differences(inTables(last!), inTables({ ...last!, tables: tablesOf(replayed.rows) })),
  ]
}

/** Events tell of no act twice and of none that was refused, and none of their numbers is missing; the server answers without a fault. */
function wrongActs({ events, sent }: Seen): readonly string[] {
  const told = events.flatMap(({ act }) => (act === undefined ? [] : [act]))
  const refused = told.filter((act) => sent.get(act) && sent.get(act)!.status !== 200)
  const faults = [...sent.values()].filter(({ status }) => status >= 500)
  return [
    ...(new Set(told).size < told.length ? ['an act was done twice'] : []),
    ...refused.map((act) => `${sent.get(act)!.name} was refused with ${sent.get(act)!.status}, and done`),
    ...faults.map(({ name, status }) => `${name} was answered with ${status}`),
    ...events
      .slice(1)
      .filter(({ seq }, i) => seq !== events[i]!.seq + 1)
      .map(({ seq }) => `no event before ${seq}`),
  ]
}

function inWords(snapshot: Snapshot): string {
  return JSON.stringify(inTables(snapshot))
}
