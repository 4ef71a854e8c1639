import { toPlainDocument } from '#domain/user-data/plain-document'
import { isSameJson } from '#domain/user-data/same-json'
import type { UserDocument } from '#domain/user-data/user-document'
import { createDevice, type Device } from './device.ts'
import { createDice, type Dice } from './dice.ts'
import { nextOperation } from './next-operation.ts'
import { createOracle } from './oracle.ts'
import type { SyncAnswer, SyncRequest, SyncServer } from './sync-server.ts'

export type HistoryCounts = {
  readonly operations: number
  /** Operations on a row that another device had changed too. */
  readonly onSharedRows: number
  /** Operations on a row that another device had changed without this one knowing. */
  readonly unaware: number
  readonly saves: number
  readonly lostRequests: number
  readonly lostAnswers: number
  readonly duplicates: number
  readonly outOfOrder: number
  readonly offlineSteps: number
}

type Options = {
  readonly seed: number
  readonly server: SyncServer
  readonly devices?: number
  readonly operationsEach?: number
}

/**
 * Runs devices of one user over a bad network: requests and answers get lost, arrive twice or late, and devices work offline.
 * In the end all are online.
 * @throws an error that names the first promise that does not hold
 */
export async function runHistory({
  seed,
  server,
  devices: deviceCount = 3,
  operationsEach = 200,
}: Options): Promise<HistoryCounts> {
  const dice = createDice(seed)
  const devices = Array.from({ length: deviceCount }, () => createDevice(clientIdOf(dice)))
  const watched = watchServer(server)
  const left = new Map(devices.map((device) => [device, operationsEach]))
  const offline = new Set<Device>()
  const late: SyncRequest[] = []
  const counts = { lostRequests: 0, lostAnswers: 0, duplicates: 0, outOfOrder: 0, offlineSteps: 0 }

  /** Sends one request of a device. `requests(true)` also puts what it has done since into a further request. Chances are in percent. */
  const send = async (device: Device, isBad: boolean) => {
    const requests = device.requests(isBad ? dice.happens(60) : true)
    if (requests.length === 0) return
    const request = isBad ? dice.pick(requests) : requests[0]!
    if (request !== requests[0]) counts.outOfOrder += 1
    if (isBad && dice.happens(12)) {
      counts.lostRequests += 1
      return
    }
    // The network doubles this request: it is sent now, and arrives once more later.
    if (isBad && dice.happens(12)) late.push(request)
    const answer = await watched.save(request)
    if (isBad && dice.happens(12)) counts.lostAnswers += 1
    else if (answer) {
      device.hear(request, answer)
      watched.expectKnown(device)
    }
  }

  while ([...left.values()].some((count) => count > 0)) {
    const device = dice.pick(devices)
    if (dice.happens(2)) toggle(offline, device)
    if (offline.has(device)) counts.offlineSteps += 1
    const rest = left.get(device)!
    if (rest > 0 && dice.happens(60)) {
      watched.beforeAct(device)
      device.act(nextOperation(dice, device.shown()))
      left.set(device, rest - 1)
    } else if (!offline.has(device)) await send(device, true)
    if (!offline.has(device) && dice.happens(10)) device.catchUp(await server.load())
    if (late.length > 0 && dice.happens(10)) {
      counts.duplicates += 1
      await watched.save(late.splice(dice.roll(late.length), 1)[0]!)
    }
  }
  while (devices.some((device) => !device.isDone())) for (const device of devices) await send(device, false)
  for (const request of late) await watched.save(request)
  await watched.expectAll(devices)
  return { ...counts, ...watched.counts() }
}

/** Checks every save: the oracle's document, versions without gaps, one answer for each request, a base version not too new. */
function watchServer(server: SyncServer) {
  const oracle = createOracle()
  const answers = new Map<string, SyncAnswer>()
  const documents = new Map<number, UserDocument>()
  /** By client: the version that was shown when its oldest unsaved operation was made. */
  const seen = new Map<string, number>()
  let version = 1
  const expect = (holds: boolean, what: string) => {
    if (!holds) throw new Error(what)
  }
  return {
    counts: () => ({ ...oracle.counts, saves: answers.size }),
    beforeAct(device: Device) {
      if (device.isDone()) seen.set(device.clientId, device.known().version)
    },
    async save(request: SyncRequest): Promise<SyncAnswer | null> {
      const name = `${request.clientId} ${request.seq}`
      const answer = await server.save(request)
      const state = await server.load()
      if (!answer) {
        expect(!answers.has(name), `${name} was taken before and is refused now`)
        return null
      }
      const first = answers.get(name)
      if (first) {
        expect(state.version === version, `${name} was applied twice`)
        expect(answer.version === first.version, `${name} was answered with another version the second time`)
        return answer
      }
      answers.set(name, answer)
      const known = seen.get(request.clientId)!
      const claimed = request.baseVersion
      expect(claimed <= known, `${name} claims to know version ${claimed}, but ${known} was shown`)
      version += oracle.apply(request, version + 1) ? 1 : 0
      documents.set(version, state.document)
      expect(state.version === version, `${name} made version ${state.version} in place of ${version}`)
      expect(answer.version === version, `${name} was answered with version ${answer.version}`)
      const wrong = oracle.differs(state.document)
      expect(wrong === null, `after ${name}, ${wrong}`)
      return answer
    },
    /** The document that a device works out from answers must be the server's. */
    expectKnown(device: Device) {
      const known = device.known()
      const held = documents.get(known.version)
      expect(
        held === undefined || isSamePlan(held, known.document),
        `${device.clientId} has another document for version ${known.version} than the server`,
      )
    },
    async expectAll(devices: readonly Device[]) {
      const state = await server.load()
      for (const device of devices) {
        this.expectKnown(device)
        device.catchUp(state)
        expect(
          isSamePlan(device.shown(), state.document),
          `${device.clientId} shows another document in the end`,
        )
      }
    },
  }
}

/** The order of the queue and of fields does not matter. */
function isSamePlan(a: UserDocument, b: UserDocument): boolean {
  const sorted = (document: UserDocument) => ({
    ...toPlainDocument(document),
    buildList: Object.fromEntries(
      document.buildList.map((entry) => [`${entry.itemId} ${entry.recipeIndex}`, entry.quantity]),
    ),
  })
  return isSameJson(sorted(a), sorted(b))
}

function toggle<Thing>(set: Set<Thing>, thing: Thing): void {
  if (!set.delete(thing)) set.add(thing)
}

/** A UUID, because the server requires one. */
function clientIdOf(dice: Dice): string {
  const digits = Array.from({ length: 32 }, () => dice.roll(16).toString(16)).join('')
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}
