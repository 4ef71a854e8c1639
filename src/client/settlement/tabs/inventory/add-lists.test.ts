import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import type { Outcome } from '../../../api/outcome.ts'
import { linesAtOnce, takeLists } from './add-lists.ts'

const refused: Outcome<unknown> = {
  done: false,
  trouble: { reason: 'too many', field: undefined, why: undefined, isOffline: false, isUnanswered: false },
}
const done: Outcome<unknown> = { done: true, reply: null }
const kinds = (count: number) => new Map(Array.from({ length: count }, (_, at) => [itemId(`${at}`), at + 1]))

/** Takes so many kinds over into a stock that refuses the part with the number `refusedFrom`. */
async function taking(count: number, refusedFrom: number) {
  const parts: number[] = []
  const { taken, outcome } = await takeLists(kinds(count), async (items) => {
    parts.push(items.length)
    return parts.length < refusedFrom ? done : refused
  })
  return { parts, taken: taken.size, isDone: outcome.done }
}

test('BEY-7, INV-1: a list with 3 kinds more than one act takes goes into the stock in 2 parts', async () => {
  const both = { parts: [linesAtOnce, 3], taken: linesAtOnce + 3, isDone: true }
  // None of the 2 parts is refused.
  expect(await taking(linesAtOnce + 3, 9)).toEqual(both)
})

test('BEY-7, INV-1: of a list in 3 parts whose second is refused, the kinds of the first count as taken, and the third is not sent', async () => {
  const first = { parts: [linesAtOnce, linesAtOnce], taken: linesAtOnce, isDone: false }
  expect(await taking(3 * linesAtOnce, 2)).toEqual(first)
  expect(await taking(3, 1)).toEqual({ parts: [3], taken: 0, isDone: false })
})
