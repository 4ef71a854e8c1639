import { expect, test } from 'vitest'
import { afterChanges, put } from '#domain/settlement/change'
import { aHandMadeTask, emptyRows } from '#tests/support/ledger-rows'
import { rowsOfProject } from './rows-of-project.ts'

test('PRJ-1: the hall has the tasks road and roof of its own, and roof alone once road is gone from the table', () => {
  const tasks = [
    aHandMadeTask('road', { projectId: 'hall' }),
    aHandMadeTask('fence', { projectId: 'barn' }),
    aHandMadeTask('roof', { projectId: 'hall' }),
    aHandMadeTask('miller'),
  ]
  const idsIn = ({ tasks: table }: typeof emptyRows) => rowsOfProject(table, 'hall').map(({ id }) => id)
  const rows = afterChanges(
    emptyRows,
    tasks.map((task) => put('tasks', task)),
  )
  expect(idsIn(rows)).toEqual(['road', 'roof'])
  expect(idsIn(afterChanges(rows, [{ drop: 'tasks', key: 'road' }]))).toEqual(['roof'])
  expect(rowsOfProject(rows.tasks, 'mill')).toEqual([])
})
