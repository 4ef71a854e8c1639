import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { type Change, put } from '#domain/settlement/change'
import { aPlayer, aSnapshot } from '#tests/support/settlement-builder'
import { settlementAssignments, writesOf } from './write-rows.ts'

/** The parameters of each statement that writes the changes of an act; 0 is the time of the act. */
const written = (...changes: readonly Change[]) =>
  writesOf('riverside', changes, 0).map((one) => new PgDialect().sqlToQuery(one).params)

test('SET-8: of several changes of one player in one act the last is written, as it is shown', () => {
  const [renamed, removed] = [
    put('players', aPlayer('tom', { name: 'Thomas' })),
    { drop: 'players', key: 'tom' } as const,
  ]
  const thomas = [['riverside', JSON.stringify([aPlayer('tom', { name: 'Thomas' })])]]
  expect(written(put('players', aPlayer('tom', { name: 'Tom' })), renamed)).toEqual(thomas)
  expect(written(removed, renamed)).toEqual(thomas)
  const gone = ['riverside', '["tom"]']
  // The player, their tasks and their projects.
  expect(written(renamed, removed)).toEqual([gone, gone, gone])
})

test('SET-8: with a dropped task its assignees are deleted, also one who was assigned by the same act', () => {
  const came = put('assignees', { taskId: 'roof', who: 'mika', at: '2026-01-01T00:00:00.000Z' })
  const roof = JSON.stringify([{ key: 'roof' }])
  // Two statements, one for the task and one for its assignees; none that writes Mika.
  expect(written(came, { drop: 'tasks', key: 'roof' }).map((params) => params.includes(roof))).toEqual([
    true,
    true,
  ])
})

test('CAT-2: of two changes of the settlement itself the last is written: the catalogue it moves to, not the one in use', () => {
  const [oakhaven] = aSnapshot().tables.settlements
  const [inUse, wanted] = ['wood-2', 'wood-1'].map((catalogue) =>
    put('settlements', { ...oakhaven!, catalogue }),
  )
  const { params } = new PgDialect().sqlToQuery(settlementAssignments([inUse!, wanted!]))
  expect(params).toContain('wood-1')
  expect(params).not.toContain('wood-2')
})

test('INV-2: what is allotted of an item whose id has a colon is dropped under its whole id', () => {
  const [params] = written({ drop: 'allotments', key: 'hall:mod:rope' })
  expect(params).toContain(JSON.stringify([{ projectId: 'hall', itemId: 'mod:rope' }]))
})
