import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import type { StreamMessage } from '#contract/live'
import type { SessionEnd } from '../access/caller.ts'
import { refusal } from '../rpc/refusal.ts'
import { createStreams, type Streams } from './streams.ts'
import type { TopicKind } from './topic.ts'

const opened: Streams[] = []
afterEach(() => {
  for (const streams of opened.splice(0)) streams.stop()
})

/** Streams of accounts whose document versions are given here. */
function streamsOf(versions: Map<string, number>, otherwise: Partial<TopicKind> = {}): Streams {
  const account: TopicKind = {
    start: async (_userId, _caller, known) => ({ after: known ?? 0, allowedAt: 0 }),
    numbers: async (keys) => new Map(keys.map((key) => [key, versions.get(key) ?? 1])),
    eventsAfter: async (key, number) => {
      const version = versions.get(key) ?? 1
      return version > number
        ? [{ number: version, message: { topic: 'account', type: 'version', version } }]
        : []
    },
    needsEveryEvent: false,
    endReason: () => null,
    state: async () => new Map(),
    onPresence: () => {},
    ...otherwise,
  }
  const streams = createStreams(
    { account, settlement: account },
    {
      epoch: 'first',
      log: pino({ level: 'silent' }),
    },
  )
  opened.push(streams)
  return streams
}

const annasTopic = 'account:anna'
const aStream = (why: () => SessionEnd | null = () => null, known = 0) => ({
  caller: { userId: 'anna', sessionId: 'phone', isSiteAdmin: false },
  name: null,
  topics: [{ topic: annasTopic, after: known, allowedAt: 0 }] as const,
  refused: [],
  whyEnded: async () => why(),
})

/** @returns a function that reads the next message; null at the end */
function reading(body: ReadableStream<Uint8Array>): () => Promise<StreamMessage | null> {
  const nextPiece = piecesOf(body)
  const waiting: StreamMessage[] = []
  return async function read(): Promise<StreamMessage | null> {
    const message = waiting.shift()
    if (message) return message
    const piece = await nextPiece()
    if (!piece) return null
    waiting.push(...piece)
    return read()
  }
}

/** @returns a function that reads the messages of the next piece; null at the end */
function piecesOf(body: ReadableStream<Uint8Array>): () => Promise<readonly StreamMessage[] | null> {
  const reader = body.getReader()
  return async () => {
    const { value } = await reader.read()
    if (!value) return null
    // The epoch, which comes first, is no message.
    const events = new TextDecoder().decode(value).split('\n\n')
    return events
      .filter((event) => event.startsWith('data: '))
      .map((event) => JSON.parse(event.slice('data: '.length)))
  }
}

const eventsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => ({ number: first + at, message: version(first + at) }))

const version = (number: number) => ({ topic: 'account', type: 'version', version: number }) as const

test('R8: a reader that stops reading is disconnected, and its memory freed', async () => {
  let newest = 0
  // Eleven of them are more than a reader may lag behind.
  const long = () =>
    ({ topic: 'account', type: 'settlements', mark: `${newest} ${'x'.repeat(100_000)}` }) as const
  const streams = streamsOf(new Map(), {
    eventsAfter: async () => [{ number: newest, message: long() }],
  })
  const stalled = streams.open(aStream())!
  const other = reading(streams.open(aStream())!)
  while (streams.count() === 2) {
    newest += 1
    streams.receive([{ topic: annasTopic, part: 'history' }])
    expect(await other()).toEqual(long())
  }
  await expect(stalled.getReader().read()).rejects.toThrow('too slow')
})

test('R7, R8: of 9,000 events a reader without any is told to read again, then gets the newest; one at 8,990 gets 8,991 next', async () => {
  const streams = streamsOf(new Map([['anna', 9_000]]), {
    needsEveryEvent: true,
    eventsAfter: async (_, after) => eventsFrom(after + 1, 9_000),
  })
  const away = reading(streams.open(aStream(() => null, 0))!)
  const here = reading(streams.open(aStream(() => null, 8_990))!)
  const first = await away()
  const readTo = first?.type === 'reset' ? first.seq : 0
  // Only the newest events that fit into 256 KiB are sent.
  expect(readTo).toBeGreaterThan(4_000)
  expect(await away()).toEqual(version(readTo + 1))
  expect(await here()).toEqual(version(8_991))
})

test('B18: ten events that come at once reach each reader in one piece, from the first that it misses', async () => {
  const versions = new Map([['anna', 1]])
  const streams = streamsOf(versions, { eventsAfter: async (_, after) => eventsFrom(after + 1, 11) })
  const [phone, laptop] = [
    piecesOf(streams.open(aStream(() => null, 1))!),
    piecesOf(streams.open(aStream(() => null, 8))!),
  ]
  expect([await phone(), await laptop()]).toEqual([[], []])
  streams.receive([{ topic: annasTopic, part: 'history' }])
  const numbers = (from: number) => eventsFrom(from, 11).map(({ message }) => message)
  expect([await phone(), await laptop()]).toEqual([numbers(2), numbers(9)])
})

test.each([
  ['ended her right', 0, [version(2), { topic: 'account', type: 'end', why: 'removed' }]],
  [
    'came before she joined again at 4',
    4,
    [version(2), { topic: 'account', type: 'reset', seq: 4 }, version(5)],
  ],
])(
  'I9: of four events the second %s: what Anna is sent, and then only what comes of another topic',
  async (_, allowedAt, sent) => {
    let newestOfOak = 9
    const streams = streamsOf(new Map(), {
      start: async (key) => ({ after: key === 'oak' ? 9 : 1, allowedAt }),
      eventsAfter: async (key, after) => eventsFrom(after + 1, key === 'oak' ? newestOfOak : 5),
      endReason: ({ number }) => (number === 3 ? 'removed' : null),
    })
    const topics = [
      { topic: annasTopic, after: 1, allowedAt },
      { topic: 'settlement:oak', after: 9, allowedAt: 0 },
    ] as const
    const phone = reading(streams.open({ ...aStream(), topics })!)
    for (const message of sent) expect(await phone()).toEqual(message)
    newestOfOak = 10
    streams.receive([{ topic: 'settlement:oak', part: 'history' }])
    expect(await phone()).toEqual(version(10))
  },
)

test('SAVE-7: a stream that its reader closes is removed', async () => {
  const streams = streamsOf(new Map())
  const stream = streams.open(aStream())!
  expect(streams.count()).toBe(1)
  await stream.cancel()
  expect(streams.count()).toBe(0)
})

test('I9: only the streams of ended sessions end', async () => {
  const streams = streamsOf(new Map())
  let why: SessionEnd | null = null
  const phone = reading(streams.open(aStream(() => why))!)
  streams.open(aStream())
  expect(await phone()).toEqual(version(1))
  await streams.checkRights('anna')
  expect(streams.count()).toBe(2)
  why = 'session-ended'
  await streams.checkRights('anna')
  expect(streams.count()).toBe(1)
  expect([await phone(), await phone()]).toEqual([{ topic: null, type: 'end', why: 'session-ended' }, null])
})

test.each([
  ['settlement-deleted', 'deleted'],
  ['no-settlement', 'removed'],
  ['no-right', 'removed'],
] as const)(
  'I9: a right that is found to have ended before the event arrives ends the topic; after %s it says “%s”',
  async (reason, why) => {
    const refused = () => Promise.reject(refusal(reason))
    const streams = streamsOf(new Map(), { start: refused })
    const phone = reading(streams.open(aStream())!)
    expect(await phone()).toEqual({ topic: 'account', type: 'end', why })
  },
)

test('I9: no stream ends because the database cannot be reached', async () => {
  const streams = streamsOf(new Map())
  streams.open({ ...aStream(), whyEnded: () => Promise.reject(new Error('out of reach')) })
  await streams.checkRights('anna')
  expect(streams.count()).toBe(1)
})

test('SAVE-7: each version is sent once, also if its announcement is lost, and never to a reader that has it', async () => {
  const versions = new Map([['anna', 4]])
  const streams = streamsOf(versions)
  const hears = reading(streams.open(aStream(() => null, 4))!)
  for (const part of ['history', 'state', 'history'] as const) streams.receive([{ topic: annasTopic, part }])
  versions.set('anna', 5)
  streams.receive([{ topic: annasTopic, part: 'history' }])
  expect(await hears()).toEqual(version(5))
  versions.set('anna', 7)
  await streams.compare()
  expect(await hears()).toEqual(version(7))
  streams.stop()
  expect(await hears()).toEqual({ topic: null, type: 'end', why: 'server-stops' })
  expect(streams.open(aStream())).toBeNull()
})

test('S6: the ninth stream of a user ends the oldest; a stream of the same name replaces the older one', async () => {
  const streams = streamsOf(new Map())
  const [first, second] = Array.from({ length: 8 }, (_, at) =>
    reading(streams.open({ ...aStream(), name: `browser-${at}` })!),
  )
  streams.open({ ...aStream(), name: 'browser-1' })
  expect([await second!(), await second!()]).toContainEqual({ topic: null, type: 'end', why: 'replaced' })
  expect(streams.count()).toBe(8)
  streams.open({ ...aStream(), name: 'browser-8' })
  expect([await first!(), await first!()]).toContainEqual({ topic: null, type: 'end', why: 'too-many' })
  expect(streams.count()).toBe(8)
})

test('R4: a change that could not be sent counts as waiting until its last reader is gone', async () => {
  const streams = streamsOf(new Map([['anna', 2]]), {
    eventsAfter: async () => {
      throw new Error('the database is away')
    },
  })
  const stream = streams.open(aStream())!
  streams.receive([{ topic: annasTopic, part: 'history' }])
  await expect.poll(() => streams.oldestUnsentSeconds()).toBeGreaterThan(0)
  await stream.cancel()
  expect(streams.oldestUnsentSeconds()).toBe(0)
})
