import { Client } from 'pg'

/** A table of settlements, and the column by which it is spread. */
type Spread = { readonly table: string; readonly key: string }

/** The tables of which every node has a copy: keys of settlements lead to `users`, and names of people are read from `profiles`. */
export const onEveryNode = ['users', 'profiles'] as const

/** The part of a table that lies on a node is named after both. */
export const partOf = (table: string, node: number) => `${table}_on_${node}`

/**
 * Recreates each table of an empty migrated database that belongs to settlements, with all its keys, in as many parts as there are
 * nodes, by the hash of the settlement. A part stands for a node: PostgreSQL looks only into parts that a statement can mean.
 */
export async function distribute(url: string, nodes: number): Promise<readonly string[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await tablesOfSettlements(client)
    const keys = await keysOf(client, tables)
    await client.query(`begin; create schema parts; ${tables.map(asShape).join(' ')}
      drop table ${tables.map(({ table }) => table).join(', ')} cascade;
      ${tables.map((spread) => asParts(spread, nodes)).join(' ')} ${keys.join('; ')}; commit`)
    return tables.map(({ table }) => table)
  } finally {
    await client.end()
  }
}

/** The tables whose primary key begins with their settlement (decision 13). */
async function tablesOfSettlements(client: Client): Promise<readonly Spread[]> {
  const { rows } = await client.query<Spread>(`
    select relname as table, attname as key
      from pg_index join pg_class on pg_class.oid = indrelid
      join pg_attribute on attrelid = indrelid and attnum = indkey[0]
      where indisprimary and relnamespace = 'public'::regnamespace
        and (attname = 'settlement_id' or relname = 'settlements')
      order by relname`)
  return rows
}

/** The statements that make the keys and indexes of these tables again, foreign keys last. */
async function keysOf(client: Client, tables: readonly Spread[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ made: string }>(
    `select format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made,
        case contype when 'f' then 3 else 1 end as turn
      from pg_constraint where contype in ('p', 'u', 'f') and conrelid = any($1::text[]::regclass[])
    union all
    select pg_get_indexdef(indexrelid), 2 from pg_index
      where indrelid = any($1::text[]::regclass[])
        and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
    order by turn`,
    [tables.map(({ table }) => table)],
  )
  return rows.map(({ made }) => made)
}

function asShape({ table }: Spread): string {
  return `create table parts.${table} (like ${table} including all excluding indexes);`
}

function asParts({ table, key }: Spread, nodes: number): string {
  const parts = Array.from(
    { length: nodes },
    (_, node) => `create table parts.${partOf(table, node)} partition of ${table}
      for values with (modulus ${nodes}, remainder ${node});`,
  )
  return `create table ${table} (like parts.${table} including all) partition by hash (${key});
    drop table parts.${table}; ${parts.join(' ')}`
}
