import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aHandMadeTask, moment } from '#tests/support/ledger-rows'
import { aMember, aSnapshot } from '#tests/support/settlement-builder'
import {
  afterAllChanges,
  afterChanges,
  afterEvent,
  type Change,
  put,
  type SettlementEvent,
} from './change.ts'
import type { Allotment, Project, ProjectItem, Task, TaskNumbers } from './ledger-rows.ts'
import { settlementIn, stateOf, tableNames } from './tables.ts'

const empty = stateOf(aSnapshot({ seq: 0, members: [] }))
const userId = fc.integer({ min: 0, max: 4 }).map((n) => `u${n}`)
const joined = fc
  .tuple(userId, fc.string(), fc.constantFrom('viewer', 'admin'))
  .map(([id, name, role]) => put('members', aMember(id, { name, role })))
const gone = userId.map((key): Change => ({ drop: 'members', key }))
const renamed = fc.string().map((name) => put('settlements', { ...settlementIn(empty.rows), name }))
const change = fc.oneof(joined, gone, renamed, fc.constant<Change>({ touched: 'invites' }))
const history = fc
  .array(fc.array(change, { minLength: 1, maxLength: 3 }), { maxLength: 30 })
  .map((all) => all.map((changes, i): SettlementEvent => ({ seq: i + 1, changes })))

test('R7: repeated and late events change nothing, so a reader that resumes ends at the same state', () => {
  fc.assert(
    fc.property(history, fc.nat(), (events, cut) => {
      const whole = events.reduce(afterEvent, empty)
      const resumedAt = events.length === 0 ? 0 : cut % events.length
      const resumed = [...events.slice(0, resumedAt), ...events].reduce(afterEvent, empty)
      expect(resumed).toEqual(whole)
      expect(whole.seq).toBe(events.length)
    }),
  )
})

test('R7: an event that skips a number is not applied', () => {
  expect(afterEvent(empty, { seq: 2, changes: [{ drop: 'members', key: 'u1' }] })).toBe(empty)
})

test('R7: a task that one event drops and the next puts again keeps who was assigned by then, as event by event', () => {
  const task = put('tasks', aHandMadeTask('roof'))
  const [ada, bo] = ['ada', 'bo'].map((who) => put('assignees', { taskId: 'roof', who, at: moment }))
  const events: readonly (readonly Change[])[] = [[task, ada!], [{ drop: 'tasks', key: 'roof' }], [task, bo!]]
  const after = afterAllChanges(empty.rows, events)
  expect(after).toEqual(events.reduce(afterChanges, empty.rows))
  expect([...after.assignees.values()].map(({ who }) => who)).toEqual(['bo'])
})

test('I5: a member who joins twice is listed once, at the place of the first time', () => {
  const arrivals = ['u1', 'u2', 'u1'].map((id, i) => ({ seq: i + 1, changes: [put('members', aMember(id))] }))
  expect([...arrivals.reduce(afterEvent, empty).rows.members.keys()]).toEqual(['u1', 'u2'])
})

test('SET-8: tables without a change stay the same objects', () => {
  const { rows } = afterEvent(empty, { seq: 1, changes: [put('members', aMember('u1'))] })
  expect(rows.players).toBe(empty.rows.players)
  expect(rows.settlements).toBe(empty.rows.settlements)
  expect(rows.members).not.toBe(empty.rows.members)
})

test('R7: an event of a newer release is taken without the tables that this one does not know', () => {
  const changes = [
    { put: 'banners', row: { id: 'b1', colour: 'red' } },
    put('members', aMember('u1')),
    { drop: 'banners', key: 'b2' },
  ] as unknown as readonly Change[]
  const { seq, rows } = afterEvent(empty, { seq: 1, changes })
  expect([seq, ...rows.members.keys()]).toEqual([1, 'u1'])
  expect(Object.keys(rows)).toEqual(tableNames)
})

test('PRJ-1: what belongs to a project leaves with it, and nothing of another', () => {
  const before = {
    ...stateOf(aSnapshot()).rows,
    projects: new Map([
      ['barn', {} as Project],
      ['mill', {} as Project],
    ]),
    projectItems: new Map([['barn:1', { projectId: 'barn' } as ProjectItem]]),
    tasks: new Map([
      ['saw', { id: 'saw', projectId: 'barn' } as Task],
      ['grind', { id: 'grind', projectId: 'mill' } as Task],
    ]),
    taskNumbers: new Map([
      ['saw', { taskId: 'saw' } as TaskNumbers],
      ['grind', { taskId: 'grind' } as TaskNumbers],
    ]),
    allotments: new Map([['barn:log', { projectId: 'barn' } as Allotment]]),
    assignees: assigneesOf(['saw', 'ada'], ['grind', 'ada']),
    projectPlayers: new Map([['barn:ada', { projectId: 'barn', who: 'ada' }]]),
  }
  const after = afterChanges(before, [{ drop: 'projects', key: 'barn', as: 'deleted' }])
  const left = (['projects', 'projectItems', 'tasks', 'taskNumbers', 'allotments'] as const).map((name) => [
    ...after[name].keys(),
  ])
  expect(left).toEqual([['mill'], [], ['grind'], ['grind'], []])
  expect([[...after.assignees.keys()], after.projectPlayers.size]).toEqual([['grind:ada'], 0])
})

test('SET-7, TSK-3: a member or player who leaves is taken off tasks and projects, and others stay', () => {
  const before = {
    ...stateOf(aSnapshot()).rows,
    assignees: assigneesOf(['saw', 'ada'], ['saw', 'finn'], ['grind', 'finn']),
    projectPlayers: new Map([['barn:ada', { projectId: 'barn', who: 'ada' }]]),
  }
  const left = (table: 'members' | 'players', key: string) => {
    const { assignees, projectPlayers } = afterChanges(before, [{ drop: table, key }])
    return [...assignees.keys(), ...projectPlayers.keys()]
  }
  expect(left('members', 'ada')).toEqual(['saw:finn', 'grind:finn'])
  expect(left('players', 'finn')).toEqual(['saw:ada', 'barn:ada'])
  expect(left('players', 'mika')).toEqual(['saw:ada', 'saw:finn', 'grind:finn', 'barn:ada'])
})

function assigneesOf(...pairs: readonly (readonly [taskId: string, who: string])[]) {
  return new Map(pairs.map(([taskId, who]) => [`${taskId}:${who}`, { taskId, who, at: '' }]))
}
