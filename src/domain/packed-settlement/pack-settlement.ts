import type { Task, TaskNumbers } from '../settlement/ledger-rows.ts'
import { type Snapshot, type TableName, tableNames } from '../settlement/tables.ts'
import { generatedTaskId } from '../settlement/task-id.ts'
import { fieldsOf, type NumberColumn, type PackedSettlement } from './packed-settlement.ts'

/**
 * Packs a settlement for its way to a browser. The numbers of tasks come in the order of the tasks.
 * @param msOf reads an ISO time
 */
export function packSettlement({ seq, tables }: Snapshot, msOf: (time: string) => number): PackedSettlement {
  const { names, placeOf } = createNames()
  const toNumber = { name: placeOf, time: msOf }
  const rowsOf = { ...tables, taskNumbers: inOrderOf(tables.tasks, tables.taskNumbers) }
  const packed = tableNames.map((name) => [name, packTable(name, rowsOf[name], toNumber)])
  // '' stands for an id that the browser works out again from the task's other fields.
  for (const task of tables.tasks) if (followsFromTask(task)) names[placeOf(task.id)] = ''
  return { seq, names, tables: Object.fromEntries(packed) }
}

/** Names by place, in the order in which they are met. */
function createNames() {
  const names: string[] = []
  const places = new Map<string, number>()
  const placeOf = (name: string) => {
    const known = places.get(name)
    if (known !== undefined) return known
    places.set(name, names.length)
    return names.push(name) - 1
  }
  return { names, placeOf }
}

function packTable(
  name: TableName,
  rows: readonly object[],
  toNumber: Readonly<Record<'name' | 'time', (text: string) => number>>,
): object {
  const columns = fieldsOf(name).map(([field, packedAs]) => {
    const values = rows.map((row) => row[field as keyof typeof row])
    return [field, packedAs === 'asItIs' ? values : differences(values, toNumber[packedAs])]
  })
  return Object.fromEntries(columns)
}

function differences(values: readonly (string | null)[], toNumber: (value: string) => number): NumberColumn {
  let last = 0
  return values.map((value) => {
    if (value === null) return null
    const before = last
    last = toNumber(value)
    return last - before
  })
}

/** The numbers in the order of their tasks: written as differences, the column of their tasks then weighs next to nothing. */
function inOrderOf(tasks: readonly Task[], taskNumbers: readonly TaskNumbers[]): readonly TaskNumbers[] {
  const placeOf = new Map(tasks.map(({ id }, place) => [id, place]))
  return taskNumbers.toSorted((a, b) => (placeOf.get(a.taskId) ?? 0) - (placeOf.get(b.taskId) ?? 0))
}

/** Whether a task's id is the one that generated tasks get by their project, item and generation. */
function followsFromTask({ id, projectId, itemId, generation }: Task): boolean {
  if (projectId === null || itemId === null || generation === null) return false
  return id === generatedTaskId(projectId, itemId, generation)
}
