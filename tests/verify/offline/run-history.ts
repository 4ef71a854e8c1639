import type { Catalog } from '#domain/catalog/catalog'
import type { Snapshot } from '#domain/settlement/tables'
import { createDice } from '#scripts/verify-sync/dice'
import type { RunningServer } from '../../support/server.ts'
import { openSettlementStream } from '../../support/settlement-stream.ts'
import { answerOf } from '../../support/settlements.ts'
import { allEntries } from '../read-whole-lists.ts'
import { createDevice, type Device } from './device.ts'
import { createGuest } from './guest.ts'
import { badNetwork, type NetworkCounts } from './network.ts'
import { createPlay, eventsOf } from './play.ts'
import { deleteSettlement, openSettlement, type People } from './settlement-on-devices.ts'
import type { Time } from './time.ts'
import { namedActs, wrongIn } from './wrong-in.ts'

export type Counts = NetworkCounts &
  ReturnType<typeof createPlay>['counts'] & {
    readonly acts: number
    readonly acknowledged: number
    /** 1 where the settlement is personal. */
    readonly personal: number
    /** Devices whose clocks are a day off. */
    readonly clocksOff: number
    readonly guestDeliveries: number
    readonly guestAcknowledged: number
    readonly sharesEnded: number
  }

export type History = {
  readonly counts: Counts
  /** Why acts were not done, with how many of them. */
  readonly reasons: ReadonlyMap<string, number>
  readonly wrong: readonly string[]
}

type Options = {
  readonly server: RunningServer
  readonly seed: number
  /** How many things happen before all are online. */
  readonly steps: number
  readonly people: People
  readonly catalog: Catalog
  readonly time: Time
}

/** Three devices act in one settlement over a bad network, and somebody outside delivers for it; in the end all are online. */
export async function runHistory(options: Options): Promise<History> {
  const { server, seed, people, catalog, steps } = options
  const dice = createDice(seed)
  const place = await openSettlement(people, dice)
  const { settlementId } = place
  const first = await answerOf(people.owner.ask<Snapshot>('getSettlement', { settlementId }))
  const stream = await openSettlementStream(server, settlementId, people.owner, first.seq)
  const network = badNetwork(server, dice)
  const clocks = place.users.map(() => dice.pick([0, 0, 0, 1, -1]))
  const devices = place.users.map((who, no) => {
    const clientId = people.clientIds[no]!
    return createDevice({ who, settlementId, clientId, network, catalog, daysAhead: clocks[no]! })
  })
  const play = createPlay({
    server,
    people,
    dice,
    place,
    devices,
    stream,
    network,
    first: first.seq,
    time: options.time,
  })
  const guest = createGuest({
    who: people.guest,
    owner: people.owner,
    settlementId,
    network,
    // The guest has dice of their own, so that what the devices do depends on the seed alone.
    dice: createDice(seed + 1_000_000),
  })
  for (const device of devices) await device.load()
  for (let step = 0; step < steps; step++) {
    await play.step()
    if (!place.isPersonal && step % 3 === 0) await guest.step()
  }
  network.clearUp()
  await guest.comeBack()
  const drained = await play.drain()
  const last = await answerOf(people.owner.ask<Snapshot>('getSettlement', { settlementId }))
  await stream.reaches(last.seq)
  for (const device of devices) await play.catchUp(device)
  const events = eventsOf(stream)
  const entries = await allEntries(people.owner, settlementId)
  stream.close()
  // A queue may have taken a new client id. The next history of these people goes on with it, as a browser does in its next queue.
  devices.forEach((device, no) => {
    people.clientIds[no] = device.queue().clientId
  })
  await deleteSettlement(people, place)
  const sum = (of: (device: Device) => number) => devices.reduce((all, device) => all + of(device), 0)
  return {
    counts: {
      acts: sum(({ made }) => made.length),
      acknowledged: sum(({ acknowledged }) => acknowledged.size),
      personal: Number(place.isPersonal),
      clocksOff: clocks.filter((days) => days !== 0).length,
      ...play.counts,
      ...guest.counts(),
      ...network.counts,
    },
    reasons: reasonsOf(devices),
    wrong: [
      ...drained,
      ...guest.wrongIn(events),
      ...wrongIn({ first, last, events, entries, devices, catalog, arrived: network.arrived }),
    ],
  }
}

/** Why acts were refused. Where the server failed, or an act was perhaps done, the code stands for the reason. */
function reasonsOf(devices: readonly Device[]): ReadonlyMap<string, number> {
  const reasons = new Map<string, number>()
  for (const device of devices)
    for (const { id, because } of namedActs(device)) {
      const { reason, code } = device.refusals.get(id)!
      const why = because === null ? (reason ?? code) : 'depends on another'
      reasons.set(why, (reasons.get(why) ?? 0) + 1)
    }
  return reasons
}
