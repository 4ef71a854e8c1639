import { afterEach, expect, test } from 'vitest'
import { holdLock, whenFree, withLock } from './with-lock.ts'

const name = 'a lock of this test'
const ends: (() => void)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) end()
  await new Promise<void>((resolve) => void whenFree(name, resolve))
})

/** A tab that begins under the lock and is stopped. @returns a function that wakes it */
async function stoppedTab() {
  let wake = () => {}
  const isDone = new Promise<string>((resolve) => {
    wake = () => resolve('done late')
  })
  let begin = () => {}
  const hasBegun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const result = withLock(name, () => {
    begin()
    return isDone
  })
  await hasBegun
  return { wake, result }
}

test('SAVE-2, R6: a tab that is stopped while it saves loses the lock after 20 ms, and ends its own work when it wakes', async () => {
  const { wake, result } = await stoppedTab()
  expect(await withLock(name, async () => 'saved', 20)).toBe('saved')
  expect(await withLock(name, async () => 'saved at once')).toBe('saved at once')
  wake()
  expect(await result).toBe('done late')
})

test('SAVE-2: two tabs that wait for the lock get it in turn, and the error of the second reaches its caller', async () => {
  const done: string[] = []
  const { wake, result } = await stoppedTab()
  const next = withLock(name, async () => void done.push('next'))
  const failing = withLock(name, () => Promise.reject(new Error('no connection')))
  await navigator.locks.query()
  expect(done).toEqual([])
  wake()
  await Promise.all([result, next])
  await expect(failing).rejects.toThrow('no connection')
  expect(done).toEqual(['next'])
})

test('SAVE-7: a leader whose lead is taken away ends it, and leads again after the tab that took it', async () => {
  const told: string[] = []
  const lead = (tab: string) => (how: string) => {
    told.push(`${tab} leads, ${how}`)
    return () => void told.push(`${tab} ends`)
  }
  ends.push(holdLock(name, lead('first')))
  await expect.poll(() => told).toEqual(['first leads, free'])
  const close = holdLock(name, lead('second'), { steal: true })
  ends.push(close)
  await expect.poll(() => told.slice(1).toSorted()).toEqual(['first ends', 'second leads, stolen'])
  close()
  await expect.poll(() => told.slice(3)).toEqual(['second ends', 'first leads, waited'])
})

test('SAVE-7: a tab that gives up waiting for a lock never begins the work for it', async () => {
  const told: string[] = []
  const hold = (tab: string) => {
    const close = holdLock(name, () => {
      told.push(`${tab} holds it`)
      return () => {}
    })
    ends.push(close)
    return close
  }
  const closeFirst = hold('first')
  await expect.poll(() => told).toEqual(['first holds it'])
  const giveUp = hold('second')
  await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1)
  giveUp()
  closeFirst()
  await new Promise<void>((resolve) => void whenFree(name, resolve))
  expect(told).toEqual(['first holds it'])
})
