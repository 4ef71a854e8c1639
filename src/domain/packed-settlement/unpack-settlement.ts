import type { Task } from '../settlement/ledger-rows.ts'
import { type Snapshot, type TableName, tableNames } from '../settlement/tables.ts'
import { generatedTaskId } from '../settlement/task-id.ts'
import type { PackedAs } from './packed-as.ts'
import { fieldsOf, type NumberColumn, type PackedSettlement } from './packed-settlement.ts'

type Columns = Readonly<Record<string, readonly unknown[]>>

/** `names` are the texts, such as ids, that a column names by their places. */
type Texts = { readonly names: readonly string[]; readonly timeOf: (ms: number) => string }

/**
 * The rows of a packed settlement.
 * @param timeOf writes an ISO time
 */
export function unpackSettlement(
  { seq, names, tables }: PackedSettlement,
  timeOf: Texts['timeOf'],
): Snapshot {
  const texts = { names: withTaskIds(names, tables.tasks), timeOf }
  const unpacked = tableNames.map((name) => [name, unpackTable(name, tables[name], texts)])
  return { seq, tables: Object.fromEntries(unpacked) }
}

/** The names, with the ids that were left out because they follow from what their task is for. */
function withTaskIds(
  names: readonly string[],
  tasks: PackedSettlement['tables']['tasks'],
): readonly string[] {
  const all = [...names]
  const places = sums(tasks.id)
  const projects = namesAt(all, tasks.projectId)
  const items = namesAt(all, tasks.itemId)
  places.forEach((place, row) => {
    if (place !== null && all[place] === '')
      all[place] = generatedTaskId(
        projects[row]!,
        items[row] as NonNullable<Task['itemId']>,
        tasks.generation[row]!,
      )
  })
  return all
}

function unpackTable(name: TableName, packed: Columns, texts: Texts): readonly object[] {
  const columns = fieldsOf(name).map(
    ([field, packedAs]) => [field, unpackColumn(packed[field]!, packedAs, texts)] as const,
  )
  const count = columns[0]![1].length
  const rows: Record<string, unknown>[] = Array.from({ length: count }, () => ({}))
  for (const [field, values] of columns) for (let row = 0; row < count; row++) rows[row]![field] = values[row]
  return rows
}

function unpackColumn(
  packed: readonly unknown[],
  packedAs: PackedAs,
  { names, timeOf }: Texts,
): readonly unknown[] {
  if (packedAs === 'name') return namesAt(names, packed as NumberColumn)
  return packedAs === 'time' ? timesOf(packed as NumberColumn, timeOf) : packed
}

function namesAt(names: readonly string[], column: NumberColumn): readonly (string | null)[] {
  return sums(column).map((place) => (place === null ? null : names[place]!))
}

/** The times of a column; rows that were written together share one text. */
function timesOf(column: NumberColumn, timeOf: Texts['timeOf']): readonly (string | null)[] {
  const known = new Map<number, string>()
  return sums(column).map((ms) => {
    if (ms === null) return null
    const text = known.get(ms) ?? timeOf(ms)
    known.set(ms, text)
    return text
  })
}

/** The numbers of a column of which only the differences are sent. */
function sums(column: NumberColumn): NumberColumn {
  let last = 0
  return column.map((difference) => {
    if (difference === null) return null
    last += difference
    return last
  })
}
