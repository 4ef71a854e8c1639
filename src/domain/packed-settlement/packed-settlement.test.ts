import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedSettlement } from '#contract/packed-settlement'
import { aMember, aSnapshot } from '#tests/support/settlement-builder'
import type { ItemId } from '../catalog/item.ts'
import { generatedTaskId } from '../planning/task-id.ts'
import type { Task, TaskNumbers } from '../settlement/ledger-rows.ts'
import type { Snapshot } from '../settlement/tables.ts'
import { packSettlement } from './pack-settlement.ts'
import { unpackSettlement } from './unpack-settlement.ts'

const timeOf = (ms: number) => new Date(ms).toISOString()
const packed = (snapshot: Snapshot) => packSettlement(snapshot, Date.parse)
/** As it comes out of the wire. */
const sent = (snapshot: Snapshot) => unpackSettlement(JSON.parse(JSON.stringify(packed(snapshot))), timeOf)

const moment = '2026-01-01T00:00:00.000Z'
const bridge = '00000000-0000-4000-8000-000000000001'
const plank = 'plank' as ItemId

function aTask(facts: Partial<Task>): Task {
  return {
    id: 'errand',
    projectId: null,
    itemId: null,
    kind: 'hand',
    generation: null,
    amount: null,
    title: null,
    description: '',
    notes: '',
    due: null,
    priority: 'medium',
    createdAt: moment,
    updatedAt: moment,
    deletedAt: null,
    ...facts,
  }
}

const numbersOf = (taskId: string): TaskNumbers => ({
  taskId,
  target: 3,
  completed: 0,
  status: 'pending',
  byHand: false,
  completedAt: null,
})

const generated = (generation: number) =>
  aTask({
    id: generatedTaskId(bridge, plank, generation),
    projectId: bridge,
    itemId: plank,
    kind: 'craft',
    generation,
  })

test('SET-8: an empty settlement and one with members come out of the pack as they went in', () => {
  const snapshot = aSnapshot({
    seq: 7,
    members: [
      aMember('olivia', { role: 'co_owner' }),
      aMember('ben', { joinedAt: '2026-03-04T05:06:07.089Z' }),
    ],
  })
  expect(sent(snapshot)).toEqual(snapshot)
})

test('SET-8, decision 32: the id of a task that a project made is not sent; everybody else’s is', () => {
  const byHand = aTask({ id: 'errand', title: 'Mend the gate' })
  const moved = aTask({ ...generated(1), id: 'from-an-earlier-release' })
  const tasks = [generated(0), byHand, moved]
  const snapshot = aSnapshot({ tables: { tasks, taskNumbers: tasks.map(({ id }) => numbersOf(id)) } })
  const { names } = packed(snapshot)
  expect(names).toContain('errand')
  expect(names).toContain('from-an-earlier-release')
  expect(names).not.toContain(tasks[0]!.id)
  expect(sent(snapshot)).toEqual(snapshot)
})

test('SET-8: the numbers of tasks come in the order of the tasks, whoever is still named beside a task that is gone stays', () => {
  const tasks = [generated(0), aTask({ id: 'errand' })]
  const taskNumbers = tasks.map(({ id }) => numbersOf(id))
  const assignees = [{ taskId: 'gone', who: 'olivia', at: moment }]
  const { tables } = sent(aSnapshot({ tables: { tasks, taskNumbers: taskNumbers.toReversed(), assignees } }))
  expect(tables.taskNumbers).toEqual(taskNumbers)
  expect(tables.assignees).toEqual(assignees)
})

test('Decision 32: what is packed has the form of the contract, which lets no other field through', () => {
  const form = packedSettlement.safeParse(packed(aSnapshot()))
  expect(form.success).toBe(true)
  const { tables, ...rest } = packed(aSnapshot())
  const email = { ...tables, members: { ...tables.members, email: ['ada@example.test'] } }
  expect(packedSettlement.safeParse({ ...rest, tables: email }).success).toBe(false)
})

test('SET-8, property: whatever people have written and whenever, a settlement comes out of the pack as it went in', () => {
  const time = fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
    .map((at) => at.toISOString())
  const task = fc
    .record({
      id: fc.uuid(),
      projectId: fc.option(fc.constantFrom(bridge, 'other')),
      itemId: fc.option(fc.constantFrom(plank, 'log' as ItemId)),
      generation: fc.option(fc.nat(3)),
      title: fc.option(fc.string()),
      notes: fc.string(),
      due: fc.option(time),
      createdAt: time,
      deletedAt: fc.option(time),
    })
    .map(aTask)
  const stockRow = fc.record({
    itemId: fc.string({ minLength: 1 }).map((id) => id as ItemId),
    quantity: fc.nat(),
    reserved: fc.nat(),
    kept: fc.nat(),
    storageId: fc.option(fc.uuid()),
    updatedAt: time,
  })
  fc.assert(
    fc.property(fc.array(task), fc.array(stockRow), (tasks, stock) => {
      const snapshot = aSnapshot({ tables: { tasks, stock } })
      expect(sent(snapshot)).toEqual(snapshot)
    }),
  )
})
