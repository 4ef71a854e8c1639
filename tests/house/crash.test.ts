import { expect, test } from 'vitest'
import { migrationIn } from '../verify/crash/former-release.ts'
import { wrongLongest, wrongTimes } from '../verify/crash/judge-starts.ts'
import { wrongAfterMigration } from '../verify/crash/wrong-after-migration.ts'

test('B4: after a kill every start takes ten seconds at most and half of them two; a first start is judged by the ten alone', () => {
  expect(wrongTimes('starts', [1_000, 2_000, 10_000])).toEqual([])
  expect(wrongTimes('starts', [1_000, 1_500, 10_001])).toEqual([
    'starts: 1 of 3 took more than 10000 ms, up to 10001 ms',
  ])
  expect(wrongTimes('starts', [1_000, 2_001, 2_002])).toEqual([
    'starts: half of them took 2001 ms or more, not 2000 ms',
  ])
  expect(wrongLongest('first starts', [9_000, 9_500])).toEqual([])
  expect(wrongLongest('first starts', [10_500])).toHaveLength(1)
})

test('R14: the statements of a migration are those of its transaction, as far as they were logged whole', () => {
  const said = [
    'select pg_advisory_lock($1)',
    'begin',
    'create table "a"',
    'insert into "drizzle"."__drizzle_migrations"',
  ]
  const output = said.map((statement) => `statement: ${statement}\n`).join('')
  expect(migrationIn(output)).toEqual(said.slice(1))
  expect(migrationIn(`${output}statement: COMMIT\nstatement: select 1\n`)).toEqual([
    ...said.slice(1),
    'COMMIT',
  ])
  expect(migrationIn(`${output}statement: cre`)).toEqual(said.slice(1))
  expect(migrationIn('statement: select 1\n')).toEqual([])
})

const since = Date.parse('2026-11-27T12:00:00Z')
const journal = 'drizzle.__drizzle_migrations'
const stored = (rows: Readonly<Record<string, readonly string[]>>, shape = 'tables') => ({
  shape,
  rows: new Map(Object.entries(rows)),
})
/** Compares with a database in which a new id of the epoch, other times from `since` on and other numbers in the journal are allowed. */
const differs = (found: ReturnType<typeof stored>, mayHaveMore = false) =>
  wrongAfterMigration({
    expected: stored({
      'public.users': ['(1,Ada,"2026-10-01 12:00:00+00")', '(2,Ben,"2026-11-27 12:00:01.5+00")'],
      'public.database_epoch': ['(t,9908098b-ca39-4126-8702-1c5236739e0d,)'],
      [journal]: ['(22,hash,1)'],
    }),
    found,
    since,
    mayHaveMore,
  })

test('R14: of two databases that were migrated nothing may differ but what a migration makes anew', () => {
  const users = ['(1,Ada,"2026-10-01 12:00:00+00")', '(2,Ben,"2026-11-27 13:00:00+00")']
  const rows = {
    'public.users': users,
    'public.database_epoch': ['(t,93c15487-f912-47be-8a26-109b4c3484b2,)'],
    [journal]: ['(55,hash,1)'],
  }
  expect(differs(stored(rows))).toEqual([])
  expect(differs(stored(rows, 'other tables'))).toEqual(['its tables are not those of this release'])
  expect(differs(stored({ ...rows, 'public.users': users.slice(1) }))).toEqual([
    'of public.users is lost: (1,Ada,"2026-10-01 12:00:00+00")',
  ])
  const later = stored({ ...rows, 'public.users': ['(1,Ada,"2026-10-01 12:00:01+00")', users[1]!] })
  // Ada's time is before `since`, so her row counts as lost and as added.
  expect(differs(later)).toHaveLength(2)
})

test('R14: a server that goes on may add rows, but no migration twice', () => {
  const users = ['(1,Ada,"2026-10-01 12:00:00+00")', '(2,Ben,"2026-11-27 13:00:00+00")', '(3,Cora,)']
  const rows = {
    'public.users': users,
    'public.database_epoch': ['(t,93c15487-f912-47be-8a26-109b4c3484b2,)'],
    [journal]: ['(55,hash,1)'],
  }
  expect(differs(stored(rows))).toEqual(['of public.users is there beside: (3,Cora,)'])
  expect(differs(stored(rows), true)).toEqual([])
  expect(differs(stored({ ...rows, [journal]: ['(55,hash,1)', '(56,hash,1)'] }), true)).toHaveLength(1)
})
