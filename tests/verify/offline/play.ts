import type { SettlementEvent } from '#domain/settlement/change'
import type { Snapshot } from '#domain/settlement/tables'
import type { Dice } from '#scripts/verify-sync/dice'
import { eventually, type RunningServer } from '../../support/server.ts'
import { openSettlementStream, type SettlementStream } from '../../support/settlement-stream.ts'
import { answerOf, joinAs, type Somebody } from '../../support/settlements.ts'
import type { Device } from './device.ts'
import type { Network } from './network.ts'
import { nextWish } from './next-wish.ts'
import { aRole, type People, type SettlementOnDevices } from './settlement-on-devices.ts'
import type { Time } from './time.ts'

export type Played = {
  readonly server: RunningServer
  readonly people: People
  readonly dice: Dice
  readonly place: SettlementOnDevices
  readonly devices: readonly Device[]
  readonly stream: SettlementStream
  /** The number after which the stream began. */
  readonly first: number
  readonly network: Network
  readonly time: Time
}

/** Plays what three devices do, one step after the other, as the dice fall. The first is the owner's; each has the tabs 0 and 1. */
export function createPlay({ server, people, dice, place, devices, stream, first, network, time }: Played) {
  const { settlementId, isPersonal } = place
  const projectsSeen = new Set<string>()
  const asleep = new Set<Device>()
  const wrong: string[] = []
  const counts = {
    weeksAsleep: 0,
    streamsReset: 0,
    clientsForgotten: 0,
    demotions: 0,
    removals: 0,
    comebacks: 0,
    closedTabs: 0,
  }

  /** One thing that happens, mostly an act of one of the devices. */
  async function step(): Promise<void> {
    const device = dice.pick(devices)
    if (dice.happens(14)) await (device.isOnline() ? goOffline(device) : comeBack(device))
    else if (!isPersonal && dice.happens(7)) await changeMembership()
    else if (dice.happens(75)) await act(device)
    else if (device.isOnline()) await hearAndSend(device)
  }

  async function act(device: Device): Promise<void> {
    for (const id of device.held()?.shown.projects.keys() ?? []) projectsSeen.add(id)
    const wish = nextWish(dice, device, projectsSeen)
    if (!wish) return
    // Whether the tab is closed before it has sent the act.
    const isClosed = dice.happens(5)
    if (isClosed) counts.closedTabs += 1
    await device.act(wish, dice.roll(2), isClosed)
    await insist(device)
  }

  /** Sends an act over which the server fails again and again, until the client gives it up. */
  async function insist(device: Device): Promise<void> {
    while (device.isOnline() && network.breaksOver(device.queue().acts[0]?.id ?? '')) await device.send(0)
  }

  async function hearAndSend(device: Device): Promise<void> {
    await device.hear(eventsOf(stream))
    await device.send(dice.roll(2))
    await insist(device)
  }

  function goOffline(device: Device): void {
    device.setOnline(false)
    if (dice.happens(25)) asleep.add(device)
  }

  async function comeBack(device: Device): Promise<void> {
    const before = device.held()?.truth.seq
    const slept = asleep.delete(device)
    if (slept) {
      device.grewOlder(7)
      await untilAllHeard()
      await time.letWeekPass(settlementId)
      counts.weeksAsleep += 1
      if (dice.happens(30)) await forget(device)
    }
    device.setOnline(true)
    await device.load()
    if (slept && before !== undefined && device.held()) await expectStream(device, before)
    await device.send(dice.roll(2))
    await insist(device)
  }

  /** Waits until all events were sent. None is a week old before that, but here the week may pass faster than a busy machine sends. */
  async function untilAllHeard(): Promise<void> {
    const { seq } = await answerOf(people.owner.ask<Snapshot>('getSettlement', { settlementId }))
    if (seq > first) await stream.reaches(seq)
  }

  /** The server forgets the browser, though not before its number 1 was answered: that would count as a new browser's (decision 15). */
  async function forget(device: Device): Promise<void> {
    const { clientId, lastNumber, acts } = device.queue()
    if (lastNumber === 0 || acts[0]?.number === 1) return
    await time.forgetClient(settlementId, clientId)
    counts.clientsForgotten += 1
  }

  /** Expects that a stream goes on from the known number, or says that the settlement must be read again. */
  async function expectStream({ who, held }: Device, after: number): Promise<void> {
    if (held()!.truth.seq === after) return
    const again = await openSettlementStream(server, settlementId, who, after)
    try {
      const isAbout = ({ type }: { readonly type: string }) => type === 'event' || type === 'reset'
      // If neither comes, that is named below.
      await eventually(async () => again.messages().some(isAbout)).catch(() => {})
      const told = again.messages().find(isAbout)
      if (told?.type === 'reset') counts.streamsReset += 1
      else if (told?.type !== 'event' || told.seq !== after + 1)
        wrong.push(`after ${after} a woken device hears ${JSON.stringify(told)?.slice(0, 80)}`)
    } finally {
      again.close()
    }
  }

  /** The owner gives somebody another role, sends them away, or lets them in again. */
  async function changeMembership(): Promise<void> {
    const who = dice.pick(place.users.slice(1))
    const { userId } = who
    const member = devices[0]!.held()!.shown.members.get(userId)
    if (!member) return letIn(who)
    const role = member.role === 'admin' ? dice.pick(['contributor', 'viewer']) : 'admin'
    const isRemoval = dice.happens(35)
    if (isRemoval) counts.removals += 1
    else if (role !== 'admin') counts.demotions += 1
    const name = isRemoval ? 'removeSettlementCollaborator' : 'updateSettlementCollaboration'
    // The act is made in tab 0 of the owner's device, and the tab stays open.
    await devices[0]!.act({ name, input: isRemoval ? { userId } : { userId, role } }, 0, false)
    await insist(devices[0]!)
  }

  async function letIn(who: Somebody): Promise<void> {
    // The owner's device may have removed them without having sent that yet.
    const isMember = (await who.ask('getSettlement', { settlementId })).status === 200
    if (isMember || !devices[0]!.isOnline()) return
    await joinAs(people.owner, settlementId, who, aRole(dice))
    counts.comebacks += 1
    for (const device of devices) if (device.isOnline()) await device.load()
  }

  /** Brings all devices online until none has anything left to send. */
  async function drain(): Promise<readonly string[]> {
    for (let round = 0; round < 5; round++) {
      for (const device of devices) {
        if (device.isOnline()) await device.send(dice.roll(2))
        else await comeBack(device)
      }
      if (devices.every((device) => device.queue().acts.length === 0)) return wrong
    }
    return [...wrong, 'a device still has something to send']
  }

  /** Reads the settlement again, as a page does two seconds after an answer whose event has not come. */
  async function catchUp(device: Device): Promise<void> {
    await device.hear(eventsOf(stream))
    if (!device.held() || device.lacksEvents()) await device.load()
  }

  return { counts, step, drain, catchUp }
}

export function eventsOf(stream: SettlementStream): readonly SettlementEvent[] {
  return stream
    .messages()
    .flatMap((message) => (message.type === 'event' ? [message as unknown as SettlementEvent] : []))
}
