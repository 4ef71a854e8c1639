import { expect, test } from 'vitest'
import { connectedAgain } from './connected-again.ts'

/** A browser that numbers its connections from 1. `loseAll` ends those made so far, or all up to a number. */
function aBrowser() {
  let made = 0
  let lost = 0
  const closed: number[] = []
  const open = () => {
    const number = ++made
    const act = async () => {
      if (number <= lost) throw new DOMException('Connection to Indexed Database server lost')
      return number
    }
    return { act, close: () => closed.push(number) }
  }
  const loseAll = (upTo = made) => {
    lost = upTo
  }
  const over = connectedAgain(open(), async () => open())
  return { closed, loseAll, act: () => over(({ act }) => act()) }
}

test('R10: a connection that the browser has ended is opened again, once for all who need it', async () => {
  const { act, loseAll, closed } = aBrowser()
  expect(await act()).toBe(1)
  loseAll()
  expect(await Promise.all([act(), act(), act()])).toEqual([2, 2, 2])
  expect(closed).toEqual([1])
})

test('R10: where the second connection is lost too, the work fails, and the next work goes over a third', async () => {
  const { act, loseAll } = aBrowser()
  loseAll(2)
  await expect(act()).rejects.toThrow('lost')
  expect(await act()).toBe(3)
})
