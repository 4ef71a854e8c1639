import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStoredText, storedPlanText } from './stored-plan.ts'

/** Every format ever released has its plans here; none is ever taken away or changed. */
const folder = new URL('../../../tests/fixtures/stored-plans/', import.meta.url)
/** As it was stored: on one line. */
const releasedText = (name: string) => JSON.stringify(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
const seed = 20_261_121

test('R13: a plan of version 1 opens with the same meaning', () => {
  const read = readStoredText(releasedText('v1.json'))
  expect(read).toEqual({
    status: 'ok',
    plan: {
      catalogVersion: '2026-08-06',
      buildList: [
        { itemId: '5', quantity: 2, recipeIndex: 1 },
        { itemId: 'c12', quantity: 1_000_000_000, recipeIndex: 0 },
        { itemId: 'no-longer-there', quantity: 3, recipeIndex: 7 },
      ],
      inventory: new Map([
        ['2', 7],
        ['c12', 1_000_000_000],
      ]),
      choices: new Map<string, unknown>([
        ['2', { source: 'craft', recipeIndex: 1 }],
        ['3', { source: 'elsewhere' }],
        ['4', { source: 'gather' }],
      ]),
      odds: new Map(),
      keptBack: new Map(),
    },
  })
})

test.each(readdirSync(folder))('R13: %s opens, and is written again without loss', (name) => {
  const read = readStoredText(releasedText(name))
  if (read.status !== 'ok') throw new Error(`${name} is ${read.status}`)
  expect(readStoredText(storedPlanText(read.plan))).toEqual(read)
})

test('R11: a version from the future is told from damage', () => {
  expect(readStoredText('{"version":2,"everything":[]}')).toEqual({ status: 'newer' })
  expect(readStoredText('{"version":1.5}')).toEqual({ status: 'damaged' })
  expect(readStoredText('{"version":"2"}')).toEqual({ status: 'damaged' })
  expect(readStoredText('{"version":0}')).toEqual({ status: 'damaged' })
})

test('R11: 6 MB of junk, deep nests, 60,000 rows, and a plan or choice under __proto__ are damage; an item called __proto__ is one like any other', () => {
  expect(readStoredText('x'.repeat(6_000_000))).toEqual({ status: 'damaged' })
  expect(readStoredText('['.repeat(6_000_000))).toEqual({ status: 'damaged' })
  const rows = Array.from({ length: 60_000 }, (_, at) => `"${at}":1`).join(',')
  const plan = releasedText('v1-empty.json')
  expect(readStoredText(plan.replace('"inventory":{}', `"inventory":{${rows}}`))).toEqual({
    status: 'damaged',
  })
  expect(readStoredText(`{"__proto__":${plan}}`)).toEqual({ status: 'damaged' })
  expect(readStoredText(plan.replace('"choices":{}', '"choices":{"__proto__":{"source":"x"}}'))).toEqual({
    status: 'damaged',
  })
  const owned = readStoredText(plan.replace('"inventory":{}', '"inventory":{"__proto__":5}'))
  expect(owned).toMatchObject({ status: 'ok', plan: { inventory: new Map([['__proto__', 5]]) } })
  expect(({} as Record<string, unknown>).source).toBeUndefined()
})

type Mutation = { at: number; cut: number; put: string }

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  cut: fc.oneof(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 40 })),
  put: fc.oneof(
    fc.constantFrom('', '-1', 'null', '{', '}', '[]', '"__proto__":1,', '1e999', '0.5', '"', '\\', ' '),
    fc.string({ maxLength: 8 }),
  ),
})

test('R11: of 500 mutated stores each is read whole, told as newer, or refused; what is read is a valid plan', () => {
  const seen = { ok: 0, newer: 0, damaged: 0 }
  fc.assert(
    fc.property(
      fc.constantFrom(...readdirSync(folder)),
      fc.array(mutation, { minLength: 1, maxLength: 3 }),
      (name, mutations) => {
        const text = mutations.reduce((before, { at, cut, put }) => {
          const place = at % (before.length + 1)
          return before.slice(0, place) + put + before.slice(place + cut)
        }, releasedText(name))
        const read = readStoredText(text)
        seen[read.status]++
        if (read.status !== 'ok') return
        for (const { itemId, quantity, recipeIndex } of read.plan.buildList) {
          expect(itemId).not.toBe('')
          expect(quantity >= 1 && quantity <= 1_000_000_000 && Number.isInteger(quantity)).toBe(true)
          expect(recipeIndex >= 0 && Number.isInteger(recipeIndex)).toBe(true)
        }
        for (const amount of read.plan.inventory.values()) {
          expect(amount >= 1 && amount <= 1_000_000_000 && Number.isInteger(amount)).toBe(true)
        }
        expect(readStoredText(storedPlanText(read.plan))).toEqual(read)
      },
    ),
    { numRuns: 500, seed },
  )
  expect(seen.damaged).toBeGreaterThan(300)
  expect(seen.ok).toBeGreaterThan(5)
})
