/** Runs statements on the server's database. @returns the rows, if it is only one */
export type RunSql = (statements: string) => Promise<Record<string, unknown>[]>

/** A hash of the rows of each table, by its name. */
export type Hashes = Readonly<Record<string, string>>

/** A copy of a database's rows, which are restored after each case. */
export type KeptRows = {
  readonly kept: Hashes
  readonly now: () => Promise<Hashes>
  /** The tables that hold an id anywhere in a row. */
  readonly tablesWith: (id: string) => Promise<string[]>
  /** Restores the tables whose rows have changed; hashes that are known already can be given. */
  readonly rollBack: (known?: Hashes) => Promise<void>
}

/** Copies every table. */
export async function keepRows(sql: RunSql): Promise<KeptRows> {
  const tables = (
    await sql(`select table_name, string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`)
  ).map(({ table_name, columns }) => ({ name: String(table_name), columns: String(columns) }))
  const hashing = tables.map(({ name }) => hashOf(name)).join(' union all ')
  const now = async () => Object.fromEntries((await sql(hashing)).map((row) => [row.name, String(row.hash)]))
  await sql(
    `create schema kept; ${tables.map(({ name }) => `create table kept.${name} as table ${name};`).join(' ')}`,
  )
  const kept = await now()
  return {
    kept,
    now,
    async tablesWith(id) {
      const looks = tables.map(
        ({ name }) => `select '${name}' as name from ${name} t where t::text like '%${id}%'`,
      )
      return (await sql(looks.join(' union '))).map(({ name }) => String(name)).toSorted()
    },
    async rollBack(known) {
      const hashes = known ?? (await now())
      const changed = tables.filter(({ name }) => hashes[name] !== kept[name])
      if (changed.length > 0) await sql(inOneTransaction(changed.map(bringBack)))
    },
  }
}

function bringBack({ name, columns }: { readonly name: string; readonly columns: string }): string {
  return `delete from ${name}; insert into ${name} (${columns}) select ${columns} from kept.${name};`
}

/** Restores as a replica: rows can come in any order, and triggers, which would report ended sessions, do not run. */
function inOneTransaction(statements: readonly string[]): string {
  return `begin; set local session_replication_role = replica; ${statements.join(' ')} commit;`
}

/** Without the time of a session's last use, which any call may change once an hour. */
function hashOf(table: string): string {
  const row = table === 'sessions' ? `(to_jsonb(t) - 'updated_at')::text` : 't::text'
  return `select '${table}' as name, md5(coalesce(string_agg(${row}, ',' order by ${row}), '')) as hash from ${table} t`
}
