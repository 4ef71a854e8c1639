import { Client } from 'pg'
import { startPostgres } from '../../support/postgres.ts'
import { migrateDatabase } from '../../support/server-data-folder.ts'
import { sumOf } from '../sum-of.ts'
import { onEveryNode, partOf } from './distribute.ts'

export type Node = { readonly settlements: number; readonly rows: number }

/**
 * Puts the parts of a database onto as many PostgreSQL servers, each with the tables of this release and a copy of the tables in
 * `onEveryNode`. All foreign keys are made again there, so each node holds them by itself. @throws what a node says of a row that it cannot have
 */
export async function moveToNodes(
  programs: string,
  from: string,
  tables: readonly string[],
  nodes: number,
): Promise<readonly Node[]> {
  const moved: Node[] = []
  for (let node = 0; node < nodes; node++) {
    const cluster = await startPostgres(programs)
    try {
      const address = await cluster.createDatabase()
      migrateDatabase({ DATABASE_URL: address })
      moved.push(await moveTo(address, from, tables, node))
    } finally {
      await cluster.remove()
    }
  }
  return moved
}

async function moveTo(address: string, from: string, tables: readonly string[], node: number): Promise<Node> {
  const [source, target] = [from, address].map((connectionString) => new Client({ connectionString }))
  await Promise.all([source!.connect(), target!.connect()])
  try {
    const keys = await foreignKeys(target!)
    for (const { table, name } of keys) await target!.query(`alter table ${table} drop constraint ${name}`)
    for (const table of onEveryNode) await copyRows(source!, target!, table, table)
    const rows: number[] = []
    for (const table of tables)
      rows.push(await copyRows(source!, target!, `parts.${partOf(table, node)}`, table))
    for (const { table, name, made } of keys)
      await target!.query(`alter table ${table} add constraint ${name} ${made}`)
    return { settlements: rows[tables.indexOf('settlements')]!, rows: sumOf(rows) }
  } finally {
    await Promise.all([source!.end(), target!.end()])
  }
}

async function foreignKeys(client: Client) {
  const { rows } = await client.query<{ table: string; name: string; made: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as made
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  return rows
}

/** Copies the rows of a table. @returns how many there were */
async function copyRows(source: Client, target: Client, from: string, to: string): Promise<number> {
  const { rows: columns } = await target.query<{ name: string }>(
    `select quote_ident(column_name) as name from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [to],
  )
  const list = columns.map(({ name }) => name).join(', ')
  const { rows } = await source.query<{ all: string }>(
    `select coalesce(json_agg(row), '[]')::text as all from ${from} as row`,
  )
  const written = await target.query(
    `insert into ${to} (${list}) overriding system value select ${list} from json_populate_recordset(null::${to}, $1)`,
    [rows[0]!.all],
  )
  return written.rowCount ?? 0
}
