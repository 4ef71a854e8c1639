import { afterEvent, type SettlementEvent } from '#domain/settlement/change'
import type { SettlementState } from '#domain/settlement/tables'
import type { Dice } from '#scripts/verify-sync/dice'
import type { RunningServer } from '../../support/server.ts'
import type { BusyPlace } from '../measure/busy-place.ts'
import { churningReader } from '../measure/churning-reader.ts'
import { fanOutTo } from '../measure/fan-out.ts'

export type Load = {
  readonly servers: readonly RunningServer[]
  readonly place: BusyPlace
  readonly dice: Dice
  readonly seconds: number
  readonly streams: number
  /** So many streams a second are closed and opened again at the next server. */
  readonly turnsPerSecond: number
  readonly writesPerSecond: number
}

export type Listening = Awaited<ReturnType<typeof listen>>

/** Opens the streams, of which the first keeps the rows as a browser does. */
export async function listen({ servers, place, streams }: Load, first: SettlementState) {
  const people = [place.owner, ...place.admins, ...place.contributors]
  const fanOut = fanOutTo(streams)
  let told = first
  const readers = Array.from({ length: streams }, (_, number) =>
    churningReader({
      who: people[number % people.length]!,
      settlementId: place.settlementId,
      after: first.seq,
      onEvent(seq, message) {
        fanOut.heard(seq, message)
        if (number === 0) told = afterEvent(told, JSON.parse(message) as SettlementEvent)
      },
    }),
  )
  await Promise.all(readers.map(({ goTo }, number) => goTo(servers[number % servers.length]!)))
  return { readers, fanOut, told: () => told }
}
