import pino from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Part, type Parts, stopAll } from './stop-all.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Parts that end when the test says so, and the names of those that were told to stop, in order. */
function partsOf() {
  const happened: string[] = []
  const ends = new Map<string, { readonly end: () => void; readonly fail: (why: Error) => void }>()
  const part = (name: string): Part => ({
    name,
    stop: () =>
      new Promise<void>((resolve, reject) => {
        happened.push(name)
        ends.set(name, { end: resolve, fail: reject })
      }),
  })
  const parts: Parts = {
    entrances: [part('port')],
    background: [part('sweep'), part('posting')],
    // What was opened last is closed first: the connection before the database.
    closedLast: [part('database'), part('connection')],
  }
  return { parts, happened, of: (name: string) => ends.get(name)! }
}

function logOf() {
  const lines: Record<string, unknown>[] = []
  return { lines, log: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) }) }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

test('R3: the port closes first, all else that goes on ends side by side, and the database is closed last', async () => {
  const { parts, happened, of } = partsOf()
  const { lines, log } = logOf()
  const stopped = stopAll(parts, log)
  expect(happened).toEqual(['port', 'sweep', 'posting'])
  for (const name of ['posting', 'port']) of(name).end()
  await turn()
  expect(happened).toHaveLength(3)
  of('sweep').end()
  await turn()
  of('connection').end()
  await turn()
  expect(happened.slice(3)).toEqual(['connection', 'database'])
  of('database').end()
  await stopped
  expect(lines).toEqual([])
})

test('R3: a part that fails to stop is logged, and the database is closed all the same', async () => {
  const { parts, of } = partsOf()
  const { lines, log } = logOf()
  const stopped = stopAll(parts, log)
  of('sweep').fail(new Error('out of reach'))
  for (const name of ['port', 'posting']) of(name).end()
  for (const name of ['connection', 'database']) {
    await turn()
    of(name).end()
  }
  await stopped
  expect(lines).toMatchObject([{ part: 'sweep', err: { message: 'out of reach' } }])
})

test('R3: a part that hangs holds up the end of the server for less than ten seconds, and is named', async () => {
  const { parts, of } = partsOf()
  const { lines, log } = logOf()
  const stopped = stopAll(parts, log)
  for (const name of ['port', 'posting']) of(name).end()
  await vi.advanceTimersByTimeAsync(9_999)
  await stopped
  expect(lines).toMatchObject([{ parts: ['sweep', 'database', 'connection'] }])
})
