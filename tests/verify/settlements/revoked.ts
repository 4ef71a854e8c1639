import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { attempted } from '#scripts/attempted'
import { eventually, type RunningServer } from '../../support/server.ts'
import {
  answerOf,
  createSettlement,
  joinAs,
  type Somebody,
  signInSomebody,
} from '../../support/settlements.ts'
import { inMs, quantile } from '../measure/figures.ts'
import type { ServerGroup } from './server-group.ts'
import { openRawStream, type RawStream } from './wire.ts'

const people = 10
/** How many streams each person has, at different servers: twenty in all. */
const streamsOfOne = 2
const closesWithinMs = 2_000
/** How long the wire is listened to after a removal, while others go on writing. */
const listenMs = 500

/** A member with streams of their own. */
type Reader = { readonly who: Somebody; readonly wires: readonly RawStream[] }

/** People are removed while others write: on the wire nothing comes after the removal, their streams end, their next call is refused (B10, I9). */
export async function runRevoked(
  group: ServerGroup,
  { rounds }: { readonly rounds: number },
): Promise<readonly string[]> {
  const servers = await group.servers()
  const owner = await signInSomebody(servers[0]!, 'Owner')
  const settlementId = await createSettlement(owner)
  const members: Somebody[] = []
  for (let number = 0; number < people; number++)
    members.push(await signInSomebody(servers[number % servers.length]!, `Member ${number}`))
  const numbers = new Map<string, number>()
  const observer = await openRawStream(servers[0]!, owner, settlementId)
  observer.onEvent((seq, act) => act && numbers.set(act, seq))

  const wrong: string[] = []
  const closeMs: number[] = []
  for (let round = 0; round < rounds; round++) {
    const readers = await joinAndListen(servers, owner, settlementId, members)
    const stopWriting = keepWriting(owner, settlementId)
    const removals: Removal[] = []
    for (const reader of readers) removals.push(await remove(owner, settlementId, reader, numbers))
    await sleep(listenMs)
    await stopWriting()
    wrong.push(...removals.flatMap(wrongOf).map((sentence) => `round ${round}: ${sentence}`))
    closeMs.push(...removals.flatMap((removal) => removal.closeMs))
  }
  observer.close()
  const slowest = quantile(closeMs, 1)
  if (slowest > closesWithinMs) wrong.push(`a stream ended ${slowest.toFixed(0)} ms after the removal`)
  console.log(
    attempted(
      'revoked',
      rounds,
      `, each of ${people} removals and ${people * streamsOfOne} streams: ${wrong.length} wrong; streams ended p50 ${inMs(closeMs, 0.5)}, at most ${slowest.toFixed(0)} ms after the answer`,
    ),
  )
  return wrong
}

async function joinAndListen(
  servers: readonly RunningServer[],
  owner: Somebody,
  settlementId: string,
  members: readonly Somebody[],
): Promise<readonly Reader[]> {
  const readers: Reader[] = []
  for (const who of members) {
    await joinAs(owner, settlementId, who, 'viewer')
    const wires: RawStream[] = []
    for (let number = 0; number < streamsOfOne; number++)
      wires.push(await openRawStream(servers[number % servers.length]!, who, settlementId))
    readers.push({ who, wires })
  }
  return readers
}

/** Changes the settlement without a pause. @returns a function that stops it */
function keepWriting(owner: Somebody, settlementId: string): () => Promise<void> {
  let isOver = false
  const writing = (async () => {
    for (let write = 0; !isOver; write++)
      await answerOf(owner.ask('updateSettlement', { settlementId, description: `write ${write}` }))
  })()
  return () => {
    isOver = true
    return writing
  }
}

type Removal = {
  readonly wires: readonly RawStream[]
  /** The number of the removal's event. */
  readonly number: number
  /** The status with which the next call of the removed person was answered. */
  readonly status: number
  readonly closeMs: readonly number[]
}

/** Removes somebody, and waits until their streams have ended. @param numbers the number of each act's event, as an observer hears it */
async function remove(
  owner: Somebody,
  settlementId: string,
  { who, wires }: Reader,
  numbers: ReadonlyMap<string, number>,
): Promise<Removal> {
  const operationId = randomUUID()
  const removal = { settlementId, operationId, userId: who.userId }
  await answerOf(owner.ask('removeSettlementCollaborator', removal))
  const removedAt = performance.now()
  const { status } = await who.ask('getSettlement', { settlementId })
  const haveEnded = async () => wires.every((wire) => wire.closedAt() !== null)
  await eventually(haveEnded, closesWithinMs * 5).catch(() => {})
  await eventually(async () => numbers.has(operationId))
  const closeMs = wires.map((wire) => (wire.closedAt() ?? Number.POSITIVE_INFINITY) - removedAt)
  return { wires, number: numbers.get(operationId)!, status, closeMs }
}

function wrongOf({ wires, number, status }: Removal): readonly string[] {
  const late = wires.filter((wire) => wire.last() >= number)
  return [
    ...(status === 404 ? [] : [`the next call was answered with ${status}`]),
    ...late.map((wire) => `${wire.last()} came after the removal ${number}`),
  ]
}
