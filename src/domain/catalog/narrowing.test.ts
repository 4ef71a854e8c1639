import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createNarrowing } from './narrowing.ts'

const names = ['rough plank', 'rough log', 'plank', 'long plank', 'rope', '']
const places = Int32Array.from(names.keys())

function typing() {
  const narrow = createNarrowing()
  const looked: number[] = []
  const type = (term: string, about = 'all') =>
    narrow({
      about,
      term,
      all: () => (about === 'all' ? places : places.slice(1)),
      matching: (found) => {
        looked.push(found.length)
        return found.filter((place) => names[place]!.includes(term))
      },
    })
  return { type, looked }
}

test('CAL-3: a key is looked for only in what the text before it found, and what was found before is not looked for again', () => {
  const { type, looked } = typing()
  expect([...type('r')]).toEqual([0, 1, 4])
  expect([...type('ro')]).toEqual([0, 1, 4])
  expect([...type('rou')]).toEqual([0, 1])
  expect(looked).toEqual([6, 3, 3])
  expect([...type('r')]).toEqual([0, 1, 4])
  expect(looked).toEqual([6, 3, 3])
  expect([...type('plank')]).toEqual([0, 2, 3])
  expect(looked).toEqual([6, 3, 3, 6])
})

test('CAL-3: a text that finds the same gives the same array, so that a list knows it need not change', () => {
  const { type } = typing()
  const found = type('r')
  expect(type('ro')).toBe(found)
  expect(type('rou')).not.toBe(found)
})

test('CAL-3: with another filter nothing that was found counts any more', () => {
  const { type } = typing()
  expect([...type('plank')]).toEqual([0, 2, 3])
  expect([...type('plank', 'but the first')]).toEqual([2, 3])
  expect([...type('plank')]).toEqual([0, 2, 3])
})

test('CAL-3: whatever is typed, taken back and pasted, what is found is what a look through all would find', () => {
  const term = fc.string({ unit: fc.constantFrom('r', 'o', 'p', 'l', ' '), maxLength: 5 })
  fc.assert(
    fc.property(
      fc.array(fc.tuple(term, fc.constantFrom('all', 'but the first')), { maxLength: 30 }),
      (asked) => {
        const { type } = typing()
        for (const [text, about] of asked) {
          const among = about === 'all' ? names : names.slice(1)
          expect([...type(text, about)].map((place) => names[place])).toEqual(
            among.filter((name) => name.includes(text)),
          )
        }
      },
    ),
  )
})
