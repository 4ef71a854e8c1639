import { expect, test } from 'vitest'
import { suggestionsFor, usualOptions } from './suggestions.ts'
import type { Workload } from './workload.ts'

const idle: Workload = {
  who: 'ada',
  open: 0,
  pending: 0,
  overdue: 0,
  hours: 0,
  kinds: [],
  skills: [],
  projects: 0,
  isHighCapacity: false,
  done: {},
  buildings: new Set(),
}
const anybody = { building: null, lacksLevel: () => false }
const craft = { id: 'task', kind: 'craft' } as const
/** What is suggested of one person with this workload, for a craft at this building. */
const one = (load: Partial<Workload>, building: string | null = null, options = usualOptions) =>
  suggestionsFor(craft, { ...anybody, building }, [{ ...idle, ...load }], options)[0]!

// By task and person a score differs by up to 5 points, up or down, each time by the same: hence “give or take 5” below.
test('TSK-4: a score of 120 with nothing to do, or 110 with one open task, is cut at 100; with four it is 85, give or take 5', () => {
  expect(one({})).toMatchObject({ score: 100, reasons: ['idle'], warnings: [] })
  expect(one({ open: 1 })).toMatchObject({ score: 100, reasons: ['light'] })
  // 100 - 15 for being busy = 85. So few hours for 4 tasks, because from 2 hours on there would be a warning more.
  const busy = one({ open: 4, hours: 1 })
  expect(busy).toMatchObject({ reasons: [], warnings: ['busy'] })
  expect(Math.abs(busy.score - 85)).toBeLessThanOrEqual(5)
})

test('TSK-4: something overdue costs 25: with four open tasks the score is 60, give or take 5', () => {
  const late = one({ open: 4, overdue: 1, hours: 1 })
  expect(late.warnings).toEqual(['busy', 'overdue'])
  expect(Math.abs(late.score - 60)).toBeLessThanOrEqual(5)
})

test('TSK-4: one craft of two tasks makes somebody experienced, three of five a specialist too, and a task done at the Loom counts there', () => {
  expect(one({ open: 3, done: { craft: 1, gather: 1 } }).reasons).toEqual(['experienced'])
  expect(one({ open: 3, done: { craft: 3, gather: 2 } }).reasons).toEqual(['experienced', 'specialist'])
  expect(one({ open: 3, buildings: new Set(['Loom']) }, 'Loom').reasons).toEqual(['building'])
  expect(one({ open: 3, buildings: new Set(['Loom']) }, 'Kiln').reasons).toEqual([])
})

test('TSK-4: without balance and without skills nothing speaks for or against anybody', () => {
  const options = { ...usualOptions, balanceWorkload: false, matchSkills: false, maxHours: 24 }
  const plain = one({ open: 4, overdue: 2, done: { craft: 9 } }, null, options)
  expect([plain.reasons, plain.warnings]).toEqual([[], []])
})

test('TSK-4: with five open tasks, or with two hours, somebody is full, as the panel is set at first', () => {
  expect(one({ open: 5, hours: 0 }).warnings).toEqual(['busy', 'full'])
  expect(one({ open: 1, hours: 2 }).warnings).toEqual(['full'])
  expect(one({ open: 1, hours: 1.5 }).warnings).toEqual([])
})

test('TSK-4: equal scores are ordered by the sum before it is cut at 100, the same each time', () => {
  const loads = [
    { ...idle, who: 'ada', open: 1 },
    { ...idle, who: 'ben' },
    { ...idle, who: 'cem', done: { craft: 2 } },
  ]
  const order = suggestionsFor(craft, anybody, loads).map(({ who, score }) => `${who} ${score}`)
  expect(order).toEqual(['cem 100', 'ben 100', 'ada 100'])
  expect(
    suggestionsFor(craft, anybody, loads.toReversed()).map(({ who, score }) => `${who} ${score}`),
  ).toEqual(order)
})

test('TSK-4, BEY-20: somebody whose known level is too low comes last with a warning, unless skills do not matter', () => {
  const loads = [
    { ...idle, who: 'ada', open: 3, hours: 1 },
    { ...idle, who: 'ben', open: 3, hours: 1 },
  ]
  const demands = { building: null, lacksLevel: (who: string) => who === 'ada' }
  const [first, last] = suggestionsFor(craft, demands, loads)
  expect(first).toMatchObject({ who: 'ben', warnings: [] })
  expect(last).toMatchObject({ who: 'ada', warnings: ['level'] })
  // 100 - 30 for the level = 70, give or take 5.
  expect(Math.abs(last!.score - 70)).toBeLessThanOrEqual(5)
  const options = { ...usualOptions, matchSkills: false }
  expect(suggestionsFor(craft, demands, loads, options).flatMap(({ warnings }) => warnings)).toEqual([])
})
