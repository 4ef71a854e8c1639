import { PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { type Change, put } from '#domain/settlement/change'
import { aPlayer } from '#tests/support/settlement-builder'
import { writesOf } from './write-rows.ts'

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
