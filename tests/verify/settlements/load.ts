import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { liveAddress, type StreamMessage, settlementTopic } from '#contract/live'
import type { RunningServer } from '../../support/server.ts'
import { answerOf, createSettlement, joinAs, type Somebody, somebody } from '../../support/settlements.ts'
import type { ServerGroup } from './server-group.ts'

const readersPerPerson = 4
const patienceMs = 30_000

export type Load = { readonly streams: number; readonly seconds: number; readonly writesPerSecond: number }

/** Readers, and writes at fixed times: how long until the last reader has each change (B17). */
export async function runLoad(
  group: ServerGroup,
  { streams, seconds, writesPerSecond }: Load,
): Promise<readonly string[]> {
  const servers = await group.servers()
  const owner = await somebody(servers[0]!, 'Owner')
  const settlementId = await createSettlement(owner)
  const people: Somebody[] = []
  for (let i = 0; i < Math.ceil(streams / readersPerPerson); i++) {
    const who = await somebody(servers[i % servers.length]!, `Reader ${i}`)
    await joinAs(owner, settlementId, who, 'viewer')
    people.push(who)
  }
  const { seq } = await answerOf(owner.ask<{ seq: number }>('getSettlement', { settlementId }))
  const heard = new Map<number, number[]>()
  const onEvent = (number: number) => {
    const times = heard.get(number) ?? []
    heard.set(number, [...times, performance.now()])
  }
  const readers = Array.from({ length: streams }, (_, i) =>
    listen(
      servers[i % servers.length]!,
      people[Math.floor(i / readersPerPerson)]!,
      settlementId,
      seq,
      onEvent,
    ),
  )
  await Promise.all(readers.map(({ isOpen }) => isOpen))
  const sentAt: number[] = []
  const writeMs: number[] = []
  const begin = performance.now()
  const writes: Promise<void>[] = []
  for (let i = 0; i < seconds * writesPerSecond; i++) {
    await sleep(Math.max(0, begin + (i * 1_000) / writesPerSecond - performance.now()))
    const at = performance.now()
    writes.push(
      answerOf(owner.ask('updateSettlement', { settlementId, description: `write ${i}` })).then(() => {
        writeMs.push(performance.now() - at)
      }),
    )
    sentAt.push(at)
  }
  await Promise.all(writes)
  const expected = sentAt.length * streams
  const delivered = () => [...heard.values()].reduce((sum, times) => sum + times.length, 0)
  for (const end = performance.now() + patienceMs; delivered() < expected && performance.now() < end; )
    await sleep(50)
  for (const { close } of readers) close()
  // Writes of one owner are carried out in the order they were sent, but for those that overlap: the earliest counts.
  const late = sentAt.map((at, i) => Math.max(...(heard.get(seq + 1 + i) ?? [Number.POSITIVE_INFINITY])) - at)
  console.log(
    `load: ${streams} streams, ${writesPerSecond} writes/s for ${seconds} s: last reader p50 ${ms(late, 0.5)} p95 ${ms(late, 0.95)} p99 ${ms(late, 0.99)}; write p95 ${ms(writeMs, 0.95)}; delivered ${delivered()} of ${expected}`,
  )
  return [
    ...(delivered() === expected ? [] : [`${expected - delivered()} events were not delivered`]),
    ...(at(late, 0.95) <= 250 ? [] : [`p95 to the last reader is ${ms(late, 0.95)}, above 250 ms`]),
  ]
}

/** A reader on a socket of its own that only notes when each number came. */
function listen(
  server: RunningServer,
  who: Somebody,
  settlementId: string,
  after: number,
  onEvent: (seq: number) => void,
): { readonly isOpen: Promise<void>; readonly close: () => void } {
  const sent = request(
    `${server.url}${liveAddress(crypto.randomUUID(), [{ topic: settlementTopic(settlementId), after }])}`,
    { headers: { cookie: who.cookie }, agent: false },
    (answer) => {
      let rest = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          const message = line.startsWith('data: ') ? (JSON.parse(line.slice(6)) as StreamMessage) : null
          if (message?.type === 'event') onEvent(message.seq)
        }
      })
      answer.on('error', () => {})
    },
  )
  // Before it is open, an error ends the run; after that, the numbers tell.
  const isOpen = new Promise<void>((resolve, reject) => {
    sent.once('response', () => resolve())
    sent.on('error', reject)
  })
  sent.end()
  return { isOpen, close: () => sent.destroy() }
}

function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

function ms(values: readonly number[], part: number): string {
  return `${at(values, part).toFixed(0)} ms`
}
