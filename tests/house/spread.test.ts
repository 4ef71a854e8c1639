import { expect, test } from 'vitest'
import { kindOf } from '../verify/spread/across.ts'
import { explained } from '../verify/spread/explained.ts'
import { tallyOf } from '../verify/spread/tally.ts'

/** The scan of a table, or of its part on one node, as PostgreSQL explains it; with 0 loops it never ran. */
const scan = (relation: string, loops = 1) => ({
  'Relation Name': relation,
  'Actual Loops': loops,
})
const told = (text: string, ...plans: readonly ReturnType<typeof scan>[]) => ({
  'Query Text': text,
  Plan: { 'Actual Loops': 1, Plans: plans },
})

test('decision 13: a statement has been on the nodes whose parts it read, wrote or checked, and on no other', () => {
  const given = told('insert into tasks select $1', scan('tasks_on_0'), scan('tasks_on_1', 0))
  const Triggers = [
    { Relation: 'assignees_on_2', Calls: 1 },
    { Relation: 'stock_on_1', Calls: 0 },
  ]
  const { nodes, tables } = explained({ ...given, Triggers })
  expect([...nodes]).toEqual([0, 2])
  expect([...tables]).toEqual(['tasks', 'assignees'])
})

test('decision 13: a statement that names a settlement and was on two nodes is a fault, as is one there for no known reason', () => {
  const tally = tallyOf(new Set(['tasks']))
  const both = [scan('tasks_on_0'), scan('tasks_on_1')]
  const one = 'select * from tasks where settlement_id = $1 and exists (select 1 from outbox)'
  const unknown = 'update tasks set title = $1 where id = $2'
  for (const text of [one, unknown, 'select * from tasks where user_id = $1'])
    tally.note(explained(told(text, ...both)))
  tally.note(explained(told(one, scan('tasks_on_1'))))
  tally.note(explained(told('select * from users', scan('users'))))
  // The statement on users is not counted: it names no table of settlements. Only the one on a user's tasks may go over several nodes.
  expect(tally.numbers()).toEqual({ attempted: 4, onOneNode: 1, onSeveral: 1, different: 1 })
  expect(tally.wrong()).toHaveLength(2)
})

test('decision 13: a statement of a settlement may name tables that every node has; any other table is reported', () => {
  const tally = tallyOf(new Set(['tasks']))
  const text = 'select * from tasks where settlement_id = $1'
  tally.note(explained(told(text, scan('tasks_on_1'), scan('users'), scan('profiles'), scan('sessions'))))
  expect(tally.outside()).toEqual(['sessions 1'])
})

test('decision 13: whether a statement is of one settlement or over several is read from its text', () => {
  expect(kindOf('update settlements set seq = seq + 1 where id = $ and seq = $')).toBe('of one settlement')
  expect(kindOf('select id from settlements where owner_id = $')).toBe('over several')
  expect(kindOf('DELETE FROM "public"."presence" WHERE $ OPERATOR(pg_catalog.=) "user_id"')).toBe(
    'over several',
  )
  expect(kindOf('delete from presence where until < $::timestamptz')).toBe('over several')
  expect(kindOf('select * from tasks where id = $')).toBe('unknown')
})
