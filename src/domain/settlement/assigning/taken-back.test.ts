import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { aPlayer, aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { assigneesOf } from '../assigned.ts'
import { defaultSettings } from '../settings.ts'
import { takenBack } from './taken-back.ts'

const catalog = aCatalog({ log: {}, ore: {} })

function twoTasks(maxAssigneesPerTask = 5) {
  const people = { ada: 'contributor', ben: 'contributor' } as const
  const ledger = actedLedger(
    catalog,
    aSnapshotWithRoles(people, {
      players: [aPlayer('finn')],
      settings: { ...defaultSettings, maxAssigneesPerTask },
    }),
  )
  const items = ['log', 'ore'].map((item) => ({ itemId: itemId(item), quantity: 10 }))
  ledger.act('createProject', { name: 'Bridge', items })
  const [first, second] = [...ledger.rows().tasks.keys()] as [string, string]
  const give = (taskId: string, ...assignedTo: string[]) => ledger.act('assignTask', { taskId, assignedTo })
  return { ...ledger, first, second, give, people: (id: string) => assigneesOf(ledger.rows(), id) }
}

test('BEY-6: undo takes Ada off both tasks, and leaves Ben, who claimed one of them meanwhile', () => {
  const { act, rows, first, second, give, people } = twoTasks()
  give(first, 'ada')
  give(second, 'ada')
  act('claimTask', { taskId: first }, 'ben')
  const given = [first, second].map((taskId) => ({ taskId, before: [], after: ['ada'] }))
  act('assignTasks', { tasks: takenBack(rows(), given) })
  expect([people(first), people(second)]).toEqual([['ben'], []])
})

test('BEY-6: undo brings Finn back who was taken off, and nobody where the task is deleted', () => {
  const { act, rows, first, second, give, people } = twoTasks()
  give(first, 'finn')
  give(first, 'ada')
  act('deleteTask', { taskId: second })
  const given = [
    { taskId: first, before: ['finn'], after: ['ada'] },
    { taskId: second, before: [], after: ['ada'] },
  ]
  const tasks = takenBack(rows(), given)
  expect(tasks).toEqual([{ taskId: first, assignedTo: 'finn' }])
  act('assignTasks', { tasks })
  expect(people(first)).toEqual(['finn'])
})

test('BEY-6, SET-6: where one person may have a task and Ben has it by now, Finn does not come back, and the other task is taken back', () => {
  const { act, rows, first, second, give, people } = twoTasks(1)
  give(first, 'ben')
  give(second, 'ada')
  const given = [
    { taskId: first, before: ['finn'], after: ['ada'] },
    { taskId: second, before: [], after: ['ada'] },
  ]
  act('assignTasks', { tasks: takenBack(rows(), given) })
  expect([people(first), people(second)]).toEqual([['ben'], []])
})
