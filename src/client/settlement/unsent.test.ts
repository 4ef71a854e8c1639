import { expect, test } from 'vitest'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { afterChanges, put } from '#domain/settlement/change'
import { aCatalog, itemId } from '#tests/support/catalog-builder'
import {
  afterAct,
  aHandMadeTask,
  aProject,
  aStockRow,
  emptyRows,
  withItems,
} from '#tests/support/ledger-rows'
import { listedTasks } from './listed-tasks.ts'
import type { PendingAct } from './pending-act.ts'
import { leftNow, unsentAmounts } from './unsent.ts'

test('BEY-11: 4 and 2 logs entered offline are 6 that wait to be sent; a claim is no amount', () => {
  const facts = { userId: 'ada', settlementId: 's', at: '', isAnswered: false }
  const pending: readonly PendingAct[] = [
    { ...facts, id: '1', name: 'completeTask', input: { taskId: 'logs', amount: 4 } },
    { ...facts, id: '2', name: 'claimTask', input: { taskId: 'logs' } },
    { ...facts, id: '3', name: 'completeTask', input: { taskId: 'logs', amount: 2 } },
  ] as readonly PendingAct[]
  expect([...unsentAmounts(pending)]).toEqual([['logs', 6]])
})

test('BEY-11: of 6 logs 2 were entered offline, so 4 are left to enter, whether the task was generated or made by hand', () => {
  const ledger = createLedgerCatalog(aCatalog({ Log: {} }))
  const hall = aProject('hall')
  const byHand = aHandMadeTask('stack', {
    projectId: 'yard',
    itemId: itemId('Log'),
    kind: 'collect',
    amount: 6,
  })
  const needing = [
    { project: hall, changes: withItems(hall, { Log: 6 }) },
    { project: aProject('yard'), changes: [...withItems(aProject('yard'), {}), put('tasks', byHand)] },
  ].reduce(
    (before, { project, changes }) =>
      afterAct(ledger, before, changes, { kind: 'needs', projectId: project.id }),
    emptyRows,
  )
  // As the browser shows it: the stock is there, the numbers of tasks are not counted anew.
  const entered = ['hall', 'yard'].map((projectId) =>
    put('allotments', { projectId, itemId: itemId('Log'), amount: 2 }),
  )
  const rows = afterChanges(needing, [put('stock', { ...aStockRow('Log', 4), reserved: 4 }), ...entered])
  const tasks = listedTasks(ledger, rows, new Map())
  expect(tasks.map((listed) => `${leftNow(listed, 2)} of ${listed.missing}`)).toEqual(['4 of 6', '4 of 6'])
})
