import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { assigneesOf } from '../assigned.ts'
import { workloads } from '../assigning/workload.ts'
import { defaultSettings } from '../settings.ts'

const catalog = aCatalog({ log: {} })
const settings = { ...defaultSettings, maxAssigneesPerTask: 2 }

function aTask() {
  const players = [aPlayer('finn'), aPlayer('gone', { isActive: false })]
  const ledger = actedLedger(
    catalog,
    aSnapshotWithRoles({ ada: 'contributor', vera: 'viewer' }, { settings, players }),
  )
  ledger.act('createProject', { name: 'Bridge', items: [{ itemId: itemId('log'), quantity: 10 }] })
  const [task] = ledger.rows().tasks.values()
  const taskId = task!.id
  return { ...ledger, taskId, people: () => assigneesOf(ledger.rows(), taskId) }
}

test('TSK-3: a task goes to members who are not viewers and to active named players, two at most here', () => {
  const { act, taskId, people } = aTask()
  const assign = (...assignedTo: string[]) => act('assignTask', { taskId, assignedTo })
  expect(assign('ada', 'finn').answer).toEqual({ assignedTo: ['ada', 'finn'] })
  for (const who of ['vera', 'gone', 'nobody']) expect(assign(who).refused).toEqual({ why: 'not-assignable' })
  expect(assign('ada', 'finn', 'olivia').refused).toEqual({ why: 'too-many-assignees', facts: { most: 2 } })
  expect(people()).toEqual(['ada', 'finn'])
  expect(assign('finn', 'ada').changes).toEqual([])
})

test('TSK-3, SET-6: of the two that a task may have, one can leave and another come, but a third cannot', () => {
  const { act, taskId, people } = aTask()
  act('assignTask', { taskId, assignedTo: ['ada', 'finn'] })
  act('assignTask', { taskId, assignedTo: 'finn' })
  expect(people()).toEqual(['finn'])
  expect(act('claimTask', { taskId }, 'ada').answer).toEqual({ assignedTo: ['finn', 'ada'] })
  expect(act('claimTask', { taskId }, 'olivia').refused).toEqual({
    why: 'too-many-assignees',
    facts: { most: 2 },
  })
})

test('TSK-3, SET-6: two have a task whose limit is lowered to one: both stay, one may go, and nobody comes in place of the other', () => {
  const { act, taskId, rows } = aTask()
  act('assignTask', { taskId, assignedTo: ['ada', 'finn'] })
  const { players, projects, projectItems, tasks, assignees } = rows()
  const tables = {
    players: [...players.values()],
    projects: [...projects.values()],
    projectItems: [...projectItems.values()],
    tasks: [...tasks.values()],
    assignees: [...assignees.values()],
  }
  const lowered = { settings: { ...settings, maxAssigneesPerTask: 1 }, tables }
  const later = actedLedger(catalog, aSnapshotWithRoles({ ada: 'contributor' }, lowered))
  const assign = (...assignedTo: string[]) => later.act('assignTask', { taskId, assignedTo })
  expect(assign('finn', 'ada')).toMatchObject({ answer: { assignedTo: ['finn', 'ada'] }, changes: [] })
  expect(assign('ada', 'olivia').refused).toEqual({ why: 'too-many-assignees', facts: { most: 1 } })
  assign('ada')
  expect(assigneesOf(later.rows(), taskId)).toEqual(['ada'])
})

test('BEY-12: a member who claims a task twice has it once, and gives it back once; a viewer cannot claim', () => {
  const { act, taskId, people } = aTask()
  act('claimTask', { taskId }, 'ada')
  expect(act('claimTask', { taskId }, 'ada').changes).toEqual([])
  expect(people()).toEqual(['ada'])
  expect(act('unclaimTask', { taskId }, 'ada').answer).toEqual({ assignedTo: null })
  expect(act('unclaimTask', { taskId }, 'ada').changes).toEqual([])
  expect(act('claimTask', { taskId }, 'vera').refused).toEqual({ why: 'no-right' })
})

test('BEY-12, SET-7: a member has the task of the named player who is linked to them: claiming it changes nothing, and they can give it back', () => {
  const { act, taskId, people, link } = aTask()
  act('assignTask', { taskId, assignedTo: 'finn' })
  link('finn', 'ada')
  expect(act('claimTask', { taskId }, 'ada').changes).toEqual([])
  expect(act('unclaimTask', { taskId }, 'ada').answer).toEqual({ assignedTo: null })
  expect(people()).toEqual([])
})

test('TSK-4, SET-7: a task and a project that a member and the named player linked to them both have count once, for the member', () => {
  const { act, taskId, rows, link } = aTask()
  act('assignTask', { taskId, assignedTo: ['ada', 'finn'] })
  const [{ id: projectId } = { id: '' }] = rows().projects.values()
  act('setProjectPlayers', { projectId, players: ['ada', 'finn'] })
  link('finn', 'ada')
  const loads = workloads(rows(), catalog, '2026-01-01T00:00:00.000Z')
  expect(loads.map(({ who, open, projects }) => [who, open, projects])).toEqual([
    ['olivia', 0, 0],
    ['ada', 1, 1],
  ])
})

test('TSK-5: a task that is not there, or was deleted, cannot be assigned; a deleted one keeps its people for its return', () => {
  const { act, taskId, people } = aTask()
  act('claimTask', { taskId }, 'ada')
  act('deleteTask', { taskId })
  expect(act('assignTask', { taskId, assignedTo: 'olivia' }).refused).toEqual({ why: 'no-task' })
  expect(act('claimTask', { taskId: 'nowhere' }).refused).toEqual({ why: 'no-task' })
  const several = [{ taskId: 'nowhere', assignedTo: null }]
  expect(act('assignTasks', { tasks: several }).refused).toEqual({ why: 'no-task' })
  act('restoreTask', { taskId })
  expect(people()).toEqual(['ada'])
})
