import { text } from '../db/columns.ts'
import type { PlainDatabase } from './plain-database.ts'
import { readSchema, tablesOf } from './schema.ts'

/** A table as the database itself describes it; its columns in their order. */
export type TableShape = { readonly table: string; readonly columns: readonly Column[] }
type Column = { readonly name: string; readonly type: string }

/** All our tables but the list of migrations, by name. What somebody else keeps in the same database is left alone. */
export async function readShapes(database: PlainDatabase): Promise<readonly TableShape[]> {
  const ours = tablesOf((await readSchema(database))?.number ?? 0)
  const rows = await database.query(
    `
    select relname as table, json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
      order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
      and relname = any($1)
    group by relname order by relname`,
    [ours],
  )
  return rows.map((row) => ({ table: text(row, 'table'), columns: row.columns as readonly Column[] }))
}

/** A foreign key as two statements that take it away and put it back, which looks at every row. */
export type ForeignKey = { readonly drop: string; readonly add: string }

export async function readForeignKeys(
  database: PlainDatabase,
  shapes: readonly TableShape[],
): Promise<readonly ForeignKey[]> {
  const rows = await database.query(
    `
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
      and (select relname from pg_class where pg_class.oid = conrelid) = any($1) order by 1, 2`,
    [shapes.map(({ table }) => table)],
  )
  return rows.map((row) => {
    const [table, name] = [text(row, 'table'), text(row, 'name')]
    return {
      drop: `alter table ${table} drop constraint ${name}`,
      add: `alter table ${table} add constraint ${name} ${text(row, 'rule')}`,
    }
  })
}

/** A name of a table or column as it is written in a statement. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
