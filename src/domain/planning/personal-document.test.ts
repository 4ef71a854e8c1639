import { expect, test } from 'vitest'
import { actedLedger } from '#tests/support/acted-ledger'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import { personalDocument } from './personal-document.ts'
import { personalTaskId } from './personal-ids.ts'

test('SET-9: of a task that was deleted by hand, the document of a personal settlement names neither the task nor who had it', () => {
  const catalog = aCatalog({ log: {}, stone: {} })
  const { act, rows } = actedLedger(catalog)
  const items = ['log', 'stone'].map((id) => ({ itemId: itemId(id), quantity: 10 }))
  act('createProject', { name: 'Bridge', items })
  const [logs, stones] = rows().tasks.keys()
  for (const taskId of [logs!, stones!]) act('assignTask', { taskId, assignedTo: 'mika' })
  act('deleteTask', { taskId: logs! })
  const { tasks, taskAssignments } = personalDocument(rows(), catalog, Date.parse)
  expect(tasks.map(({ id }) => id)).toEqual([personalTaskId(stones!)])
  expect(taskAssignments).toEqual([{ id: `${stones}_mika`, taskId: personalTaskId(stones!), userId: 'mika' }])
})
