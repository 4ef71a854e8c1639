/** Runs statements on the server's database. @returns the rows, if it is a single statement */
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

/** Copies every table, and has each note that it was written to, so that only such tables are compared. */
export async function keepRows(sql: RunSql): Promise<KeptRows> {
  const tables = (
    await sql(`select table_name, string_agg(quote_ident(column_name), ', ') as columns
      from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER' group by 1`)
  ).map(({ table_name, columns }) => ({ name: String(table_name), columns: String(columns) }))
  const names = tables.map(({ name }) => name)
  await sql(
    `create schema kept; ${tables.map(({ name }) => `create table kept.${name} as table ${name};`).join(' ')}
    ${noting(names)}`,
  )
  const kept = await hashesOf(sql, names)
  const now = async () => {
    const notes = (await sql('select no, name from kept.written')).map(({ no, name }) => ({
      no: String(no),
      name: String(name),
    }))
    if (notes.length === 0) return kept
    const hashes = await hashesOf(sql, [...new Set(notes.map(({ name }) => name))])
    // Only the notes that were read are deleted: what is written meanwhile has left another note.
    const settled = notes.filter(({ name }) => hashes[name] === kept[name]).map(({ no }) => no)
    if (settled.length > 0) await sql(`delete from kept.written where no in (${settled.join(', ')})`)
    return { ...kept, ...hashes }
  }
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
      if (changed.length > 0) await sql(bringBack(changed))
    },
  }
}

/** Makes the table of notes. It has no key: with a key, a call could wait for another call's note and be answered otherwise. */
function noting(names: readonly string[]): string {
  return `create table kept.written (no bigint generated always as identity, name text);
    create function kept.note() returns trigger language plpgsql as
      $$ begin insert into kept.written (name) values (tg_table_name); return null; end $$;
    ${names
      .map(
        (name) => `create trigger noted after insert or update or delete or truncate on ${name}
          for each statement execute function kept.note();`,
      )
      .join(' ')}`
}

async function hashesOf(sql: RunSql, names: readonly string[]): Promise<Hashes> {
  const rows = await sql(names.map(hashOf).join(' union all '))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, String(hash)]))
}

type Table = { readonly name: string; readonly columns: string }

/**
 * Restores as a replica: rows can come in any order, and triggers, which would report ended sessions, do not run. Notes go
 * first: what is written meanwhile is restored with the rest, or stays noted.
 */
function bringBack(tables: readonly Table[]): string {
  const restore = tables.map(
    ({ name, columns }) =>
      `delete from ${name}; insert into ${name} (${columns}) select ${columns} from kept.${name};`,
  )
  return `begin; set local session_replication_role = replica;
    delete from kept.written where name in (${tables.map(({ name }) => `'${name}'`).join(', ')});
    ${restore.join(' ')} commit;`
}

/** The hash of a table's rows, without the time of a session's last use, which any call may change once an hour. */
function hashOf(table: string): string {
  const row = table === 'sessions' ? `(to_jsonb(t) - 'updated_at')::text` : 't::text'
  return `select '${table}' as name, md5(coalesce(string_agg(${row}, ',' order by ${row}), '')) as hash from ${table} t`
}
