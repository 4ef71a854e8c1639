import { expect, test } from 'vitest'
import { nowAndEvery } from './now-and-every.ts'

/** Work whose runs each last until the test calls `letGo` or `fail`. */
function heldWork() {
  const runs: { readonly letGo: () => void; readonly fail: (error: Error) => void }[] = []
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ letGo: resolve, fail: reject })
    })
  return { runs, work }
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setTimeout(resolve, 1))
}
const isOpen = (promise: Promise<void>) =>
  Promise.race([promise.then(() => false), turns(5).then(() => true)])

test('B18: the work runs at once and then every 1 ms, and never twice at the same time', async () => {
  const { runs, work } = heldWork()
  const stop = nowAndEvery(1, work, () => {})
  await expect.poll(() => runs.length).toBe(1)
  await turns(10)
  expect(runs.length).toBe(1)
  runs.at(-1)!.letGo()
  await expect.poll(() => runs.length).toBe(2)
  runs.at(-1)!.letGo()
  await stop()
})

test('R4: a run that hung for 20 turns is followed by one run, not by all those that it held up', async () => {
  const { runs, work } = heldWork()
  let looks = 0
  const stop = nowAndEvery(
    1,
    async () => {
      looks += 1
      if (looks === 1) await work()
    },
    () => {},
  )
  await expect.poll(() => runs.length).toBe(1)
  await turns(20)
  runs[0]!.letGo()
  // Within one turn of the event loop a timer comes once. So there is the run that hung and perhaps one or two after it;
  // if those it held up all ran, there would be about 20 more.
  await new Promise(setImmediate)
  expect(looks).toBeLessThan(4)
  await stop()
})

test('R3: stopping waits for the run under way and starts no other', async () => {
  const { runs, work } = heldWork()
  const stop = nowAndEvery(1, work, () => {})
  await expect.poll(() => runs.length).toBe(1)
  await turns(10)
  const stopped = stop()
  expect(await isOpen(stopped)).toBe(true)
  runs.at(-1)!.letGo()
  await stopped
  expect(runs.length).toBe(1)
})

test('R3: a run under way is told that it is to stop', async () => {
  const told: boolean[] = []
  const { runs, work } = heldWork()
  const stop = nowAndEvery(
    1,
    async (over) => {
      await work()
      told.push(over.aborted)
    },
    () => {},
  )
  for (const at of [0, 1]) {
    await expect.poll(() => runs.length).toBe(at + 1)
    const stopped = at === 1 ? stop() : null
    runs[at]!.letGo()
    await stopped
  }
  expect(told).toEqual([false, true])
})

test('B18: a run that fails is reported, and the next one is tried', async () => {
  const errors: unknown[] = []
  const { runs, work } = heldWork()
  const stop = nowAndEvery(1, work, (error) => errors.push(error))
  await expect.poll(() => runs.length).toBe(1)
  runs.at(-1)!.fail(new Error('out of reach'))
  await expect.poll(() => runs.length).toBe(2)
  expect(errors).toEqual([new Error('out of reach')])
  runs.at(-1)!.letGo()
  await stop()
})
