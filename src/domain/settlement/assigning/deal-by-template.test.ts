import { expect, test } from 'vitest'
import type { Pattern } from '../template.ts'
import { dealByTemplate, playersByTemplate } from './deal-by-template.ts'

const tasksOf = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `t${i + 1}` }))
const loads = [
  { who: 'ada', open: 2 },
  { who: 'ben', open: 0 },
  { who: 'cem', open: 1 },
  { who: 'dan', open: 4 },
]
const pattern: Pattern = { balanceWorkload: true, maxTasksPerPlayer: 3, preferredPlayers: [] }
const names = (preferredPlayers: readonly string[]) =>
  playersByTemplate({ preferredPlayers }, loads).map(({ who }) => who)
const dealt = (count: number, wishes: Partial<Pattern>) =>
  dealByTemplate(tasksOf(count), loads, { ...pattern, ...wishes }).map(
    ({ taskId, who }) => `${taskId} ${who}`,
  )

test('TSK-4: without preferred players a template goes to the 3 with the fewest open tasks, and Dan with 4 gets none', () => {
  expect(names([])).toEqual(['ben', 'cem', 'ada'])
  expect(dealt(4, {})).toEqual(['t1 ben', 't2 cem', 't3 ada', 't4 ben'])
})

test('TSK-4: a template with preferred players goes to them alone, less any who are gone; if all are gone, to the 3 with the fewest tasks', () => {
  expect(names(['dan', 'gone', 'ada'])).toEqual(['dan', 'ada'])
  // Up to 3 open tasks each: Ada with 2 takes one more, Dan with 4 none, so t2 goes to nobody.
  expect(dealt(2, { preferredPlayers: ['dan', 'gone', 'ada'] })).toEqual(['t1 ada'])
  expect(names(['gone'])).toEqual(['ben', 'cem', 'ada'])
})

test('TSK-4: with workload in balance Ben with 0 tasks comes first; without, the tasks go round in the order that was chosen', () => {
  const preferredPlayers = ['ada', 'ben']
  expect(dealt(3, { preferredPlayers })).toEqual(['t1 ben', 't2 ada', 't3 ben'])
  // After t1 Ada has 3, which is the most, so t3 goes to Ben again.
  expect(dealt(3, { preferredPlayers, balanceWorkload: false })).toEqual(['t1 ada', 't2 ben', 't3 ben'])
})

test('TSK-4: nobody gets beyond the 1 to 10 open tasks that the template says', () => {
  // Ben alone has fewer than 1; Dan has 4, so 6 more.
  expect(dealt(9, { maxTasksPerPlayer: 1 })).toEqual(['t1 ben'])
  expect(dealt(30, { maxTasksPerPlayer: 10, preferredPlayers: ['dan'] })).toHaveLength(6)
})
