import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isForPreset, mostByPreset, spread } from './spread.ts'

const tasksOf = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `t${i + 1}` }))
const people = [
  { who: 'ada', open: 2 },
  { who: 'ben', open: 0 },
  { who: 'cem', open: 1 },
]
const inWords = (dealt: ReturnType<typeof spread>) => dealt.map(({ taskId, who }) => `${taskId} ${who}`)

test('TSK-4: four tasks go round from the person with the fewest open tasks on, and nobody gets beyond three', () => {
  expect(inWords(spread(tasksOf(4), people, 3))).toEqual(['t1 ben', 't2 cem', 't3 ada', 't4 ben'])
  expect(spread(tasksOf(9), people, 3)).toHaveLength(6)
  expect(spread(tasksOf(3), [], 3)).toEqual([])
})

test('TSK-4: the skill-based preset is for crafts, the urgent one for high priority and two tasks each, the gathering one for what is gathered', () => {
  const kindOf = (kind: 'craft' | 'gather', priority: 'high' | 'low' = 'low') => ({ kind, priority })
  expect(isForPreset('skillBased', kindOf('craft'))).toBe(true)
  expect(isForPreset('skillBased', kindOf('gather'))).toBe(false)
  expect(isForPreset('urgent', kindOf('gather', 'high'))).toBe(true)
  expect(isForPreset('urgent', kindOf('gather'))).toBe(false)
  expect(isForPreset('gathering', kindOf('gather'))).toBe(true)
  expect(isForPreset('gathering', kindOf('craft'))).toBe(false)
  expect([mostByPreset.balanced, mostByPreset.urgent]).toEqual([3, 2])
})

test('TSK-4: whatever the tasks and people, nobody gets beyond the limit, and a task is left only where everybody is full', () => {
  const loads = fc.uniqueArray(fc.record({ who: fc.string({ minLength: 1 }), open: fc.nat(6) }), {
    selector: ({ who }) => who,
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.nat(30), loads, fc.integer({ min: 1, max: 10 }), (count, given, most) => {
      const dealt = spread(tasksOf(count), given, most)
      const room = given.reduce((sum, { open }) => sum + Math.max(0, most - open), 0)
      expect(dealt).toHaveLength(Math.min(count, room))
      for (const { who, open } of given) {
        const got = dealt.filter((one) => one.who === who).length
        expect(got === 0 || open + got <= most).toBe(true)
      }
    }),
  )
})
