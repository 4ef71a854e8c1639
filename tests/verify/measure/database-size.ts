/** What a table holds: rows, and bytes with its indexes. */
export type Held = { readonly rows: number; readonly bytes: number }
export type Size = { readonly bytes: number; readonly tables: ReadonlyMap<string, Held> }

type Query = (statement: string) => Promise<readonly Record<string, unknown>[]>

/** How large a database is, and its tables. */
export async function sizeOf(query: Query): Promise<Size> {
  const names = (await query(`select tablename as name from pg_tables where schemaname = 'public'`)).map(
    ({ name }) => String(name),
  )
  const held = await query(
    names
      .map(
        (name) =>
          `select '${name}' as name, (select count(*)::int from ${name}) as rows, pg_total_relation_size('${name}')::float8 as bytes`,
      )
      .join(' union all '),
  )
  const [whole] = await query('select pg_database_size(current_database())::float8 as bytes')
  return {
    bytes: Number(whole!.bytes),
    tables: new Map(
      held.map(({ name, rows, bytes }) => [String(name), { rows: Number(rows), bytes: Number(bytes) }]),
    ),
  }
}

/** The tables in which what people do is kept; all others have as many rows afterwards as before. */
const history = new Set([
  'outbox',
  'activity',
  'entries',
  'contributions',
  'notifications',
  'applied_operations',
  'assignees',
  'allotments',
  'presence',
  'stock',
])
/** A database may be so many times as large as its rewritten rows, and so many bytes larger: space that is free to be used again. */
const most = { times: 1.5, bytes: 16 * 1024 * 1024 }

type Growth = {
  readonly before: Size
  readonly after: Size
  /** After all rows were written again. */
  readonly compact: Size
  /** How many writes there were at most. */
  readonly writes: number
}

/** The growth of a database that the kept rows do not explain, in sentences (B18). */
export function unexplainedGrowth({ before, after, compact, writes }: Growth): readonly string[] {
  const added = (name: string) => after.tables.get(name)!.rows - (before.tables.get(name)?.rows ?? 0)
  const others = [...after.tables.keys()].filter((name) => !history.has(name) && added(name) !== 0)
  const allowed = compact.bytes * most.times + most.bytes
  return [
    ...others.map((name) => `${name} has ${added(name)} rows more than before`),
    // Each write adds at most one row to each of these; to the other tables of the history it may add several.
    ...['outbox', 'activity', 'contributions', 'applied_operations'].flatMap((name) =>
      added(name) > writes ? [`${name} has ${added(name)} rows more, after ${writes} writes`] : [],
    ),
    ...(after.bytes <= allowed
      ? []
      : [`the database has ${inMebibytes(after.bytes)}, its rows take ${inMebibytes(compact.bytes)}`]),
  ]
}

export function inMebibytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MiB`
}
