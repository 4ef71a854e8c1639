import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { defaultSettings } from '../settlement/settings.ts'

const catalog = aCatalog({
  chair: { recipes: [{ from: { plank: 4, nail: 2 } }] },
  plank: { recipes: [{ from: { log: 3 } }] },
  nail: {},
  log: {},
})
const chair = itemId('chair')
const settings = { ...defaultSettings, autoAssignTasks: true }
/** The members beside Olivia, who owns the settlement. */
const roles = { ada: 'contributor', ben: 'admin', vera: 'viewer' }

function aLedger(given: Parameters<typeof aSnapshotWithRoles>[1] = {}) {
  const ledger = actedLedger(catalog, aSnapshotWithRoles(roles, given))
  const people = () =>
    Object.fromEntries(
      [...ledger.rows().assignees.values()].map(({ taskId, who }) => [
        ledger.rows().tasks.get(taskId)!.itemId,
        who,
      ]),
    )
  return { ...ledger, people }
}

test('SET-6: without the setting nobody is assigned to the four tasks of a chair', () => {
  const ledger = aLedger()
  ledger.act('createProject', { name: 'Chair', items: [{ itemId: chair, quantity: 1 }] })
  expect(ledger.rows().tasks.size).toBe(4)
  expect(ledger.people()).toEqual({})
})

test('SET-6: with the setting the four tasks go round the members who are not viewers, and to no named player', () => {
  const ledger = aLedger({ settings, players: [aPlayer('finn')] })
  ledger.act('createProject', { name: 'Chair', items: [{ itemId: chair, quantity: 1 }] })
  const people = Object.values(ledger.people())
  expect(people).toHaveLength(4)
  expect(new Set(people)).toEqual(new Set(['ada', 'ben', 'olivia']))
})

test('SET-6, TSK-4: of 16 new tasks three members are dealt three each, and 7 stay without an assignee', () => {
  const ledger = aLedger({ settings })
  for (const name of ['One', 'Two', 'Three', 'Four'])
    ledger.act('createProject', { name, items: [{ itemId: chair, quantity: 1 }] })
  expect(ledger.rows().tasks.size).toBe(16)
  // Nobody is dealt a task beyond three open ones.
  expect(ledger.rows().assignees.size).toBe(9)
})

test('PRJ-3: a regenerated task keeps its people, and the time at which they were assigned', () => {
  const ledger = aLedger()
  const projectId = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Chair', items: [{ itemId: chair, quantity: 1 }] })
  const plankTask = [...ledger.rows().tasks.values()].find((task) => task.itemId === 'plank')!
  ledger.act('assignTask', { taskId: plankTask.id, assignedTo: ['ada', 'ben'] })
  const before = [...ledger.rows().assignees.values()].map(({ who, at }) => ({ who, at }))
  ledger.act('regenerateTasks', { projectId })
  const after = [...ledger.rows().assignees.values()]
  expect(after.map(({ who, at }) => ({ who, at }))).toEqual(before)
  expect(new Set(after.map(({ taskId }) => ledger.rows().tasks.get(taskId)?.itemId))).toEqual(
    new Set(['plank']),
  )
  expect(after[0]!.taskId).not.toBe(plankTask.id)
})

test('PRJ-3, SET-6: a member who keeps three regenerated tasks is dealt no fourth', () => {
  const ledger = aLedger({ settings })
  const projectId = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Chair', items: [{ itemId: chair, quantity: 1 }] })
  for (const taskId of ledger.rows().tasks.keys()) ledger.act('assignTask', { taskId, assignedTo: null })
  const tasks = [...ledger.rows().tasks.keys()]
  for (const taskId of tasks.slice(0, 3)) ledger.act('assignTask', { taskId, assignedTo: 'ada' })
  ledger.act('regenerateTasks', { projectId })
  const people = Object.values(ledger.people())
  expect(people.filter((who) => who === 'ada')).toHaveLength(3)
  expect(people).toHaveLength(4)
})

test('PRJ-1, SET-6: the tasks of a project that is deleted and restored keep their assignees', () => {
  const ledger = aLedger({ settings })
  const projectId = ledger.idOfNextAct()
  ledger.act('createProject', { name: 'Chair', items: [{ itemId: chair, quantity: 1 }] })
  const [first] = ledger.rows().tasks.keys()
  ledger.act('assignTask', { taskId: first!, assignedTo: null })
  const before = ledger.people()
  ledger.act('deleteProject', { projectId })
  ledger.act('restoreProject', { projectId })
  expect(ledger.people()).toEqual(before)
})
