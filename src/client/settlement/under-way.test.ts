import { expect, test } from 'vitest'
import { createLedgerCatalog } from '#domain/planning/ledger-catalog'
import { afterChanges, put } from '#domain/settlement/change'
import type { Contribution } from '#domain/settlement/contribution'
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
import { leftToDeliver, missingToDeliver, nothingUnderWay, underWay } from './under-way.ts'

const facts = { userId: 'ada', settlementId: 's', at: '', isAnswered: false }

test('BEY-11: 4 and 2 logs entered offline are 6 that wait to be sent; a claim is no amount', () => {
  const pending = [
    { ...facts, id: '1', name: 'completeTask', input: { taskId: 'logs', amount: 4 } },
    { ...facts, id: '2', name: 'claimTask', input: { taskId: 'logs' } },
    { ...facts, id: '3', name: 'completeTask', input: { taskId: 'logs', amount: 2 } },
  ] as readonly PendingAct[]
  expect([...underWay(pending, new Map())]).toEqual([['logs', { ...nothingUnderWay, entered: 6 }]])
})

test('CON-1, BEY-11: of 9 delivered logs 5 are in review and 4 wait to be sent; where nothing is reviewed, what waits counts as entered', () => {
  const delivery = (id: string, quantity: number) => {
    const itemsContributed = [{ itemId: itemId('Log'), quantity }]
    const act = { ...facts, id, name: 'createTaskContribution', input: { taskId: 'logs', itemsContributed } }
    return {
      act: act as unknown as PendingAct,
      row: { id, taskId: 'logs', itemsContributed } as unknown as Contribution,
    }
  }
  const [sent, unsent] = [delivery('sent', 5), delivery('unsent', 4)]
  const rows = new Map([sent, unsent].map(({ row }) => [row.id, row]))
  expect(underWay([unsent.act], rows).get('logs')).toEqual({ entered: 0, delivered: 4, inReview: 5 })
  expect(underWay([unsent.act], new Map()).get('logs')).toEqual({ ...nothingUnderWay, entered: 4 })
})

test('CON-1: of 12 that can be done now 5 are in review and 4 wait to be sent, so 3 are left', () => {
  const task = { task: { generation: 1 }, now: 12 } as Parameters<typeof leftToDeliver>[0]
  // A task with a generation was generated. The 2 that were entered are in the stock already, and `now` went down by them: 12 - 4 - 5.
  expect(leftToDeliver(task, { entered: 2, delivered: 4, inReview: 5 })).toBe(3)
  expect(leftToDeliver(task, { entered: 0, delivered: 4, inReview: 15 })).toBe(0)
})

test('CON-1: of 9 that are missing 2 are entered, 1 waits to be sent and 4 are in review, so 2 are still missing', () => {
  expect(missingToDeliver({ missing: 9 }, { entered: 2, delivered: 1, inReview: 4 })).toBe(2)
  expect(missingToDeliver({ missing: 9 }, { ...nothingUnderWay, inReview: 12 })).toBe(0)
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
  // As the browser shows it: the stock is there, the numbers of tasks are not counted again. The generated task can be done for 4 now; the
  // one made by hand still for 6, from which the 2 entered are taken.
  const entered = ['hall', 'yard'].map((projectId) =>
    put('allotments', { projectId, itemId: itemId('Log'), amount: 2 }),
  )
  const rows = afterChanges(needing, [put('stock', { ...aStockRow('Log', 4), reserved: 4 }), ...entered])
  const tasks = listedTasks(ledger, rows, new Map())
  expect(
    tasks.map(
      (listed) => `${leftToDeliver(listed, { ...nothingUnderWay, entered: 2 })} of ${listed.missing}`,
    ),
  ).toEqual(['4 of 6', '4 of 6'])
})
