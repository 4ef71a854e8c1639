import fc from 'fast-check'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { packedSettlement } from '#contract/packed-settlement'
import { rowSchemas } from '#contract/tables'
import { aHandMadeTask, moment } from '#tests/support/ledger-rows'
import { aMember, aSnapshot } from '#tests/support/settlement-builder'
import type { ItemId } from '../catalog/item.ts'
import type { Task, TaskNumbers } from '../settlement/ledger-rows.ts'
import { type Snapshot, type TableName, tableNames } from '../settlement/tables.ts'
import { generatedTaskId } from '../settlement/task-id.ts'
import { packSettlement } from './pack-settlement.ts'
import type { PackedAs } from './packed-as.ts'
import { fieldsOf } from './packed-settlement.ts'
import { unpackSettlement } from './unpack-settlement.ts'

const timeOf = (ms: number) => new Date(ms).toISOString()
const packed = (snapshot: Snapshot) => packSettlement(snapshot, Date.parse)
/** A settlement after it was packed, sent and unpacked. */
const sent = (snapshot: Snapshot) => unpackSettlement(JSON.parse(JSON.stringify(packed(snapshot))), timeOf)

const bridge = '00000000-0000-4000-8000-000000000001'
const plank = 'plank' as ItemId

const numbersOf = (taskId: string): TaskNumbers => ({
  taskId,
  target: 3,
  completed: 0,
  status: 'pending',
  byHand: false,
  completedAt: null,
})

const generated = (generation: number) =>
  aHandMadeTask(generatedTaskId(bridge, plank, generation), {
    title: null,
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

test('SET-8, decision 32: the id of a task that a project made is not sent; the ids of all other tasks are', () => {
  const byHand = aHandMadeTask('errand', { title: 'Mend the gate' })
  const moved = { ...generated(1), id: 'from-an-earlier-release' }
  const tasks = [generated(0), byHand, moved]
  const snapshot = aSnapshot({ tables: { tasks, taskNumbers: tasks.map(({ id }) => numbersOf(id)) } })
  const { names } = packed(snapshot)
  expect(names).toContain('errand')
  expect(names).toContain('from-an-earlier-release')
  expect(names).not.toContain(tasks[0]!.id)
  expect(sent(snapshot)).toEqual(snapshot)
})

test('SET-8: the numbers of tasks come in the order of the tasks, and an assignee of a task that is gone is sent too', () => {
  const tasks = [generated(0), aHandMadeTask('errand')]
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

test('SET-8, property: whatever stands in its tables and whenever it was written, a settlement comes out of the pack as it went in', () => {
  fc.assert(
    fc.property(anySnapshot(), (snapshot) => {
      expect(inOrder(sent(snapshot))).toEqual(inOrder(snapshot))
    }),
  )
})

/** Rows in all tables. There are few names, so that tables name each other's rows, and some tasks are ones that a project made. */
function anySnapshot(): fc.Arbitrary<Snapshot> {
  const rowsOf = tableNames.map((name) => [name, name === 'tasks' ? anyTasks() : fc.array(anyRow(name))])
  const tables = fc.record(Object.fromEntries(rowsOf)) as unknown as fc.Arbitrary<Snapshot['tables']>
  return fc.record({ seq: fc.nat(), tables })
}

function anyTasks(): fc.Arbitrary<readonly Task[]> {
  const drawn = fc.tuple(anyRow('tasks') as fc.Arbitrary<Task>, fc.constantFrom(0, 1, null), fc.boolean())
  const task = drawn.map(([row, generation, isGenerated]) => {
    if (!isGenerated || generation === null) return { ...row, generation }
    const { id, projectId, itemId } = generated(generation)
    return { ...row, id, projectId, itemId, generation }
  })
  return fc.uniqueArray(task, { selector: ({ id }) => id })
}

function anyRow(name: TableName): fc.Arbitrary<object> {
  const shape: Readonly<Record<string, z.ZodType>> = rowSchemas[name].shape
  const fields = fieldsOf(name).map(([field, packedAs]) => {
    const values = valuesOf[packedAs]
    return [field, shape[field]!.safeParse(null).success ? fc.option(values) : values]
  })
  return fc.record(Object.fromEntries(fields))
}

const time = fc
  .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
  .map((at) => at.toISOString())
const names = fc.oneof(fc.constantFrom(bridge, plank, generated(0).id, generated(1).id, 'ben'), fc.uuid())
const line = fc.record({ itemId: names, quantity: fc.nat() })
const valuesOf: Readonly<Record<PackedAs, fc.Arbitrary<unknown>>> = {
  name: names,
  time,
  asItIs: fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.array(line)),
}

/** The numbers of tasks are sorted by the pack. */
function inOrder({ seq, tables }: Snapshot): Snapshot {
  const taskNumbers = tables.taskNumbers.toSorted((a, b) => a.taskId.localeCompare(b.taskId))
  return { seq, tables: { ...tables, taskNumbers } }
}
