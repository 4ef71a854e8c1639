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

/** Takes that many kinds from a stock that refuses from that part on. */
async function taking(count: number, refusedFrom: number) {
  const parts: number[] = []
  const { taken, outcome } = await takeLists(kinds(count), async (items) => {
    parts.push(items.length)
    return parts.length < refusedFrom ? done : refused
  })
  return { parts, taken: taken.size, isDone: outcome.done }
}

test('BEY-7, INV-1: a long list goes into the stock in parts', async () => {
  const both = { parts: [linesAtOnce, 3], taken: linesAtOnce + 3, isDone: true }
  expect(await taking(linesAtOnce + 3, 9)).toEqual(both)
})

test('BEY-7, INV-1: where a later part is refused, the kinds of those before it are told apart, and nothing follows', async () => {
  const first = { parts: [linesAtOnce, linesAtOnce], taken: linesAtOnce, isDone: false }
  expect(await taking(3 * linesAtOnce, 2)).toEqual(first)
  expect(await taking(3, 1)).toEqual({ parts: [3], taken: 0, isDone: false })
})
