import { type SQL, sql } from 'drizzle-orm'
import { textOrEmpty, timeText, whole } from '../db/columns.ts'
import type { Row } from '../db/database.ts'
import type { StoredTable } from './stored-table.ts'

const sqlTypes = {
  id: 'uuid',
  text: 'text',
  whole: 'bigint',
  yes: 'boolean',
  time: 'timestamptz',
  json: 'jsonb',
} as const

/** The kind of a column; with `?` it may be null. */
type Kind = keyof typeof sqlTypes | `${keyof typeof sqlTypes}?`

type Shape<Stored> = {
  readonly table: string
  /** The columns by field, in the order in which they are written. */
  readonly columns: { readonly [Field in keyof Stored & string]: Kind }
  /** The fields of the primary key after the settlement's id, as in `keyOf`. */
  readonly key: readonly (keyof Stored & string)[]
  /** Which rows are shown; all where not given. */
  readonly shown?: SQL
  readonly order: SQL
  /** Further assignments when a row is written again, each with a comma in front. */
  readonly whenPut?: SQL
}

export type ColumnTable<Stored> = StoredTable<Stored> & {
  /** The rows for which a condition holds, shown or not, in the table's `order`. */
  readonly selectWhere: (condition: SQL) => SQL
}

/** Stores a table whose columns are called like its fields: `itemId` is the column `item_id`. */
export function columnTable<Stored extends object>({
  table,
  columns,
  key,
  shown,
  order,
  whenPut = sql``,
}: Shape<Stored>): ColumnTable<Stored> {
  const fields = Object.keys(columns) as (keyof Stored & string)[]
  const kinds = columns as Readonly<Record<string, Kind>>
  const name = sql.identifier(table)
  const list = (which: readonly string[], write: (field: string) => SQL) =>
    sql.join(which.map(write), sql`, `)
  const column = (field: string) => sql`${name}.${sql.identifier(columnOf(field))}`
  const typed = (field: string) => sql`${sql.identifier(field)} ${sql.raw(sqlTypes[plain(kinds[field]!)])}`
  const matches = (given: SQL) =>
    sql.join(
      key.map((field) => sql`${column(field)} = ${given}.${sql.identifier(field)}`),
      sql` and `,
    )
  const keyRows = (drops: readonly { readonly key: string }[]) =>
    JSON.stringify(drops.map((drop) => keyFields(key, drop.key)))
  const selectWhere = (condition: SQL) => sql`
    select ${list(fields, column)} from ${name} where ${condition} order by ${order}`
  const among = (keys: readonly string[]) => sql`and exists (
    select 1 from jsonb_to_recordset(${keyRows(keys.map((one) => ({ key: one })))}::jsonb) as given(${list(key, typed)})
    where ${matches(sql`given`)})`
  return {
    selectWhere,
    select: (settlementId, keys) =>
      selectWhere(sql`
        ${name}.settlement_id = ${settlementId} ${shown ? sql`and ${shown}` : sql``} ${keys === 'all' ? sql`` : among(keys)}`),
    read: (row) =>
      Object.fromEntries(fields.map((field) => [field, fieldOf(row, field, kinds[field]!)])) as Stored,
    // `numbered` has one row if the act was given its number, and none otherwise: then nothing is written (see `StoredTable`).
    put: (settlementId, rows) => sql`
      insert into ${name} (settlement_id, ${list(fields, (field) => sql`${sql.identifier(columnOf(field))}`)})
      select ${settlementId}::uuid, ${list(fields, (field) => sql`put.${sql.identifier(field)}`)}
      from numbered, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as put(${list(fields, typed)})
      on conflict (settlement_id, ${list(key, (field) => sql`${sql.identifier(columnOf(field))}`)}) do update
        set ${list(fields, (field) => {
          const at = sql.identifier(columnOf(field))
          return sql`${at} = excluded.${at}`
        })} ${whenPut}`,
    drop: (settlementId, drops) => sql`
      delete from ${name} using numbered, jsonb_to_recordset(${keyRows(drops)}::jsonb) as given(${list(key, typed)})
      where ${name}.settlement_id = ${settlementId} and ${matches(sql`given`)}`,
  }
}

/** Takes a key as in `keyOf` apart. All fields but the last are UUIDs; the last may be an item's id, in which a colon may stand. */
function keyFields(key: readonly string[], text: string): Readonly<Record<string, string>> {
  const parts = text.split(':')
  const ids = key.slice(0, -1)
  const rest = parts.slice(ids.length).join(':')
  return Object.fromEntries([...ids.map((field, i) => [field, parts[i]!]), [key.at(-1)!, rest]])
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function plain(kind: Kind): keyof typeof sqlTypes {
  return kind.replace('?', '') as keyof typeof sqlTypes
}

function fieldOf(row: Row, field: string, kind: Kind): unknown {
  const at = columnOf(field)
  if (row[at] == null && kind.endsWith('?')) return null
  switch (plain(kind)) {
    case 'id':
    case 'text':
      return textOrEmpty(row, at)
    case 'whole':
      return whole(row, at)
    case 'time':
      return timeText(row, at)
    case 'yes':
      return row[at] === true
    case 'json':
      return row[at]
  }
}
