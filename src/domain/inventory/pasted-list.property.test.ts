import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCatalog } from '#tests/support/catalog-builder'
import { rowsOf, rowsOfTwoNumbers, writtenAmounts } from '#tests/support/pasted-rows'
import { createPastedListReader, isClear } from './pasted-list.ts'

/** What names of the game are made of: an `x` at the end, numbers, signs, brackets, words for a tier or a rarity. */
const word = fc.constantFrom(
  ...['Rough', 'Plank', 'Flux', 'Codex', 'Ox', 'X', '1', '7', '#2', "Potter's", 'Deed:', '(II)', '(Fishing)'],
  ...['T6', 'Common', 'Uncommon', 'Rare', 'of'],
)
const plainWord = fc.constantFrom('Rough', 'Plank', 'Flux', 'Ox', 'Fish, the', 'Uncommon', 'Deed:')
const name = fc
  .tuple(plainWord, fc.array(word, { maxLength: 3 }))
  .map(([first, others]) => [first, ...others].join(' '))
const item = fc.record({
  name,
  tier: fc.constantFrom(1, 6),
  rarity: fc.constantFrom<1 | 2 | 3>(1, 2, 3),
})
const amount = fc.oneof(
  fc.constantFrom(...writtenAmounts),
  fc.nat({ max: 1_000_000_000 }).map((n) => [String(n), n] as const),
  fc.nat({ max: 1_000_000_000 }).map((n) => [n.toLocaleString('en'), n] as const),
)

test('BEY-7: a name like those of the game is read back from every row, with exactly the amount that is written', () => {
  fc.assert(
    fc.property(item, amount, (draft, [written, quantity]) => {
      const read = createPastedListReader(aCatalog({ mine: draft }))
      const rows = rowsOf(draft.name, written)
      const right = rows.map((text) => ({ text, line: 1, candidates: ['mine'], isExact: true, quantity }))
      expect(rows.flatMap(read)).toEqual(right)
    }),
    { seed: 20261127, numRuns: 300 },
  )
})

test('BEY-7: among names that are parts of each other a row is read as what was written, or it asks', () => {
  fc.assert(
    fc.property(fc.array(item, { minLength: 2, maxLength: 8 }), amount, (drafts, [written, quantity]) => {
      const read = createPastedListReader(
        aCatalog(Object.fromEntries(drafts.map((draft, at) => [`i${at}`, draft]))),
      )
      drafts.forEach((draft, at) => {
        const clear = rowsOf(draft.name, written).flatMap(read).filter(isClear)
        const right = clear.map(({ text, line, isExact }) => ({
          text,
          line,
          isExact,
          quantity,
          candidates: [`i${at}`],
        }))
        expect(clear).toEqual(right)
        const asking = rowsOfTwoNumbers(draft.name, draft.tier, written)
        expect(asking.flatMap(read).filter(isClear)).toEqual([])
      })
    }),
    { seed: 20261127, numRuns: 200 },
  )
})
