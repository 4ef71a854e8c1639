import { expect, test, vi } from 'vitest'
import type { Database } from '../db/database.ts'
import { isOutOfReach } from '../db/out-of-reach.ts'
import { Busy } from '../http/busy.ts'
import { oneAfterAnother } from './one-after-another.ts'

/** Nothing is asked of it: it only tells whose acts wait for each other. */
const database = {} as Database

/** Work that lasts until `letGo` is called; `begun` resolves when it has begun. */
function heldWork() {
  let begin = () => {}
  let letGo = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ended = new Promise<void>((resolve) => (letGo = resolve))
  const work = () => {
    begin()
    return ended
  }
  return { work, begun, letGo }
}

test('I2: acts of one settlement wait for each other, those of another do not, and a refusal does not hold up the next', async () => {
  const done: string[] = []
  const held = heldWork()
  const first = oneAfterAnother(database, 'oakhaven', held.work)
  const refused = oneAfterAnother(database, 'oakhaven', async () => {
    done.push('refused')
    throw new Error('no')
  })
  const second = oneAfterAnother(database, 'oakhaven', async () => void done.push('second'))
  await oneAfterAnother(database, 'riverside', async () => void done.push('elsewhere'))
  await oneAfterAnother({} as Database, 'oakhaven', async () => void done.push('another database'))
  expect(done).toEqual(['elsewhere', 'another database'])
  await held.begun
  held.letGo()
  await expect(refused).rejects.toThrow('no')
  await Promise.all([first, second])
  expect(done.slice(2)).toEqual(['refused', 'second'])
})

test('I2: a third act that comes while the second of two is under way waits for it', async () => {
  const done: string[] = []
  const held = heldWork()
  const first = oneAfterAnother(database, 'oakhaven', async () => void done.push('first'))
  const second = oneAfterAnother(database, 'oakhaven', () => held.work().then(() => done.push('second')))
  await Promise.all([first, held.begun])
  const third = oneAfterAnother(database, 'oakhaven', async () => void done.push('third'))
  held.letGo()
  await Promise.all([second, third])
  expect(done).toEqual(['first', 'second', 'third'])
})

test('R4: an act that had to wait 9,001 ms for another is answered as busy and not carried out any more', async () => {
  const clock = vi.spyOn(performance, 'now')
  clock.mockReturnValue(0)
  const held = heldWork()
  const first = oneAfterAnother(database, 'oakhaven', held.work)
  const late = oneAfterAnother(database, 'oakhaven', async () => 'done')
  await held.begun
  clock.mockReturnValue(9_001)
  held.letGo()
  const error = await late.catch((error: unknown) => error)
  clock.mockRestore()
  expect(error).toBeInstanceOf(Busy)
  expect(error).toMatchObject({ message: expect.stringMatching(/busy.*Nothing was done; please try again/) })
  // Only this settlement is busy: nobody may be told that the database cannot be reached.
  expect(isOutOfReach(error)).toBe(false)
  await first
})
