import { expect, test } from 'vitest'
import { put } from '#domain/settlement/change'
import { settlementIn, stateOf } from '#domain/settlement/tables'
import { aCatalog } from '#tests/support/catalog-builder'
import { afterAct, aProject, aStockRow, withItems } from '#tests/support/ledger-rows'
import { aSnapshotWithRoles } from '#tests/support/settlement-builder'
import { createLedgerCatalog } from './ledger-catalog.ts'
import { taskOfSharedId } from './personal-ids.ts'
import { sharedProject } from './shared-project.ts'

const ledger = createLedgerCatalog(aCatalog({ Table: { recipes: [{ from: { Plank: 4 } }] }, Plank: {} }))
const hall = { ...aProject('hall'), name: 'Hall', notes: 'only for members' }
const { rows: before } = stateOf(aSnapshotWithRoles({}))
const rows = afterAct(
  ledger,
  before,
  [put('stock', aStockRow('Plank', 1)), ...withItems(hall, { Table: 1 })],
  { kind: 'needs', projectId: 'hall' },
)
const shared = { collaborationId: 'c1', projectId: 'hall', ownerName: 'Ada' }
// The last argument of `sharedProject`, here `Date.parse`, reads the ISO times of rows.

test('SET-9: a shared project Hall is sent as “Hall (Shared)” with collab ids, and without the settlement’s people and notes', () => {
  const { project, tasks } = sharedProject(ledger, rows, shared, Date.parse)!
  expect(project).toMatchObject({ id: 'collab-c1', name: 'Hall (Shared)', ownerName: 'Ada', isShared: true })
  expect(project).toMatchObject({ notes: '', assignedPlayers: [], ownerId: null })
  for (const { id, projectId } of tasks) {
    expect(projectId).toBe('collab-c1')
    expect(rows.tasks.has(taskOfSharedId(id)!)).toBe(true)
  }
  expect(JSON.stringify({ project, tasks })).not.toContain(settlementIn(rows).ownerId)
})

test('SET-9: the tasks of a shared project say what can be done now and what waits for what, by name', () => {
  const { tasks, progress } = sharedProject(ledger, rows, shared, Date.parse)!
  expect(tasks.map(({ title, state, missing, waitsFor }) => [title, state, missing, waitsFor])).toEqual([
    ['Plank', 'ready', 3, []],
    ['Table', 'waiting', 1, ['Plank']],
  ])
  expect(progress).toMatchObject({ ready: 1, waiting: 1, finished: 0, now: 3, missing: 1 })
})

test('SET-9: a project that has ended is not shared, and an id of another kind is no shared task', () => {
  // The rows hold live projects only, so one that has ended is as one that never was.
  expect(sharedProject(ledger, rows, { ...shared, projectId: 'gone' }, Date.parse)).toBeNull()
  expect(taskOfSharedId('task-1')).toBeNull()
})
