import { Client } from 'pg'

/** Tables of people that are copied too, with their unique columns. */
const ofPeople: Readonly<Record<string, readonly string[]>> = {
  users: ['email'],
  profiles: ['username', 'username_key'],
  accounts: ['account_id'],
}
/** Not copied: secret codes and links, which are unique, and what only devices remember. */
const notCopied = new Set([
  'invite_codes',
  'progress_codes',
  'share_codes',
  'invite_links',
  'progress_links',
  'share_links',
  'webhooks',
  'webhook_messages',
  'act_clients',
  'presence',
])

type Column = { readonly name: string; readonly type: string }

/**
 * Copies the only settlement of a database, which people have filled, so many times with people of their own: all its rows under
 * another id. Keys begin with the settlement, so ids within it stay (decision 13). Copies from number `from` on.
 */
export async function copySettlements(url: string, from: number, to: number): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const tables = await tablesOf(client)
    const { rows } = await client.query<{ id: string }>(oldest)
    const copies = { first: rows[0]!.id, from, to }
    await client.query('begin')
    // Switches foreign keys off: some rows are inserted before the rows they refer to.
    await client.query(`set local session_replication_role = 'replica'`)
    for (const [table, columns] of tables) await client.query(await copyOf(client, table, columns, copies))
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

/** The id of a copy's row, in the form that ids have: made from that of the first settlement or of one of its people. */
function copiedId(column: string): string {
  const hash = `md5(${column}::text || number)`
  return `overlay(overlay(${hash} placing '4' from 13) placing 'a' from 17)::uuid`
}

async function tablesOf(client: Client): Promise<ReadonlyMap<string, readonly Column[]>> {
  const { rows } = await client.query<{ table_name: string; column_name: string; data_type: string }>(
    `select table_name, column_name, data_type from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER' order by table_name, ordinal_position`,
  )
  const tables = new Map<string, Column[]>()
  for (const { table_name, column_name, data_type } of rows)
    tables.set(table_name, [...(tables.get(table_name) ?? []), { name: column_name, type: data_type }])
  return new Map(
    [...tables].filter(
      ([table, columns]) =>
        !notCopied.has(table) &&
        (table in ofPeople ||
          table === 'settlements' ||
          columns.some(({ name }) => name === 'settlement_id')),
    ),
  )
}

type Copies = { readonly first: string; readonly from: number; readonly to: number }

/** The oldest settlement that is no copy: owners of copies have `.copy-` in their address. */
const oldest = `select settlements.id from settlements join users on users.id = owner_id
  where email not like '%.copy-%' order by settlements.created_at limit 1`

async function copyOf(
  client: Client,
  table: string,
  columns: readonly Column[],
  { first, from, to }: Copies,
): Promise<string> {
  const values: string[] = []
  for (const { name, type } of columns) values.push(await copiedValue(client, table, name, type))
  return `insert into ${table} (${columns.map(({ name }) => `"${name}"`).join(', ')})
    select ${values.join(', ')} from (select * from ${table} where ${rowsOf(first, table)}) as rows,
      generate_series(${from}, ${to}) as number`
}

/** The SQL condition for the rows of that settlement or of one of its people. */
function rowsOf(settlementId: string, table: string): string {
  if (table === 'settlements') return `id = '${settlementId}'`
  if (!(table in ofPeople)) return `settlement_id = '${settlementId}'`
  const people = `(select user_id from memberships where settlement_id = '${settlementId}')`
  return `${table === 'users' ? 'id' : 'user_id'} in ${people}`
}

async function copiedValue(client: Client, table: string, name: string, type: string): Promise<string> {
  const column = `rows."${name}"`
  if (ofPeople[table]?.includes(name)) return `${column} || '.copy-' || number`
  if (name === 'settlement_id' || (name === 'id' && (table === 'settlements' || table === 'users')))
    return copiedId(column)
  if (type !== 'uuid') return column
  if (table in ofPeople && name === 'id') return copiedId(column)
  const { rows } = await client.query(
    `select 1 from ${table} where "${name}" in (select id from users) limit 1`,
  )
  return rows.length > 0 ? copiedId(column) : column
}
