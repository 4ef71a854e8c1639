import type { RunSql } from '../../matrix/kept-rows.ts'
import { type Table, traces } from './columns.ts'

/** The rows of all tables as texts, by table and key. */
export type StoredRows = ReadonlyMap<string, string>

/** Reads every row. The time of a session's last use is left out: any call may change it once an hour. */
export async function readRows(sql: RunSql, tables: readonly Table[]): Promise<StoredRows> {
  const each = tables.map(({ name, key }) => {
    const keyed = key.map((column) => `${column}::text`).join(` || ' ' || `)
    return `select '${name} ' || ${keyed} as key, (to_jsonb(t) ${name === 'sessions' ? "- 'updated_at'" : ''})::text as row from ${name} t`
  })
  const rows = await sql(each.join(' union all '))
  return new Map(rows.map(({ key, row }) => [String(key), String(row)]))
}

/** How a table was written to. */
export type Written = { readonly table: string; readonly how: 'created' | 'updated' | 'deleted' }

/** How tables were written to between two readings of all rows, each table at most once created, updated and deleted. */
export function writtenBetween(before: StoredRows, after: StoredRows): readonly Written[] {
  const found = new Map<string, Written>()
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [former, present] = [before.get(key), after.get(key)]
    if (former === present) continue
    const how = former === undefined ? 'created' : present === undefined ? 'deleted' : 'updated'
    const [table] = key.split(' ')
    found.set(`${table} ${how}`, { table: table!, how })
  }
  return [...found.values()]
}

/** The rows that contain the value of a foreign field, which was sent by somebody without a right to it. */
export function takenIn(rows: StoredRows): readonly string[] {
  return [...rows].filter(([, row]) => traces.some((trace) => row.includes(trace))).map(([key]) => key)
}
