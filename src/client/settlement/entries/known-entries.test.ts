import { expect, test } from 'vitest'
import { itemId } from '#tests/support/catalog-builder'
import { joinedEntries, type KnownEntries, noEntries } from './known-entries.ts'

type Read = KnownEntries['entries'][number]

function anEntry(act: string, facts: Partial<Read> = {}): Read {
  return {
    act,
    line: 1,
    kind: 'added',
    itemId: itemId('plank'),
    amount: 3,
    byNo: 1,
    at: '2026-01-01T00:00:00.000Z',
    reverted: false,
    ...facts,
  }
}

function page(acts: readonly string[], hasMore = false): KnownEntries {
  return { entries: acts.map((act) => anEntry(act)), names: {}, endedProjects: {}, hasMore }
}
const actsIn = ({ entries }: KnownEntries) => entries.map(({ act }) => act)

test('BEY-23: the older entries b and a follow the known d and c, and tell that there are no more', () => {
  const known = joinedEntries(page(['d', 'c'], true), page(['b', 'a']), 'older')
  expect(actsIn(known)).toEqual(['d', 'c', 'b', 'a'])
  expect(known.hasMore).toBe(false)
})

test('BEY-23: the new entry c stands on top of the known b and a', () => {
  const known = joinedEntries(page(['b', 'a']), page(['c', 'b'], true))
  expect(actsIn(known)).toEqual(['c', 'b', 'a'])
  expect(known.hasMore).toBe(false)
})

test('BEY-23: where the newest page reaches none of the known entries, that page alone is shown, since some between are missing', () => {
  expect(actsIn(joinedEntries(page(['b', 'a']), page(['f', 'e'], true)))).toEqual(['f', 'e'])
  expect(actsIn(joinedEntries(noEntries, page(['a'])))).toEqual(['a'])
})

test('INV-1: an entry that was read before it was reverted is marked by the one that reverts it', () => {
  const newest = { ...page([]), entries: [anEntry('b', { reverts: { act: 'a', line: 1 } }), anEntry('a')] }
  const known = joinedEntries(page(['a']), newest)
  expect(known.entries.map(({ reverted }) => reverted)).toEqual([false, true])
})
