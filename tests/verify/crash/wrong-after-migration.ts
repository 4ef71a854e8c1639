import type { Stored } from '../../support/stored-whole.ts'

type Compared = {
  readonly expected: Stored
  readonly found: Stored
  /** A time before each migration that is compared, in epoch milliseconds. */
  readonly since: number
  /** Whether a server has run since, which may add rows. */
  readonly mayHaveMore: boolean
}

/** How a database differs from one that was migrated undisturbed, in sentences. What each migration makes anew is no difference. */
export function wrongAfterMigration({ expected, found, since, mayHaveMore }: Compared): readonly string[] {
  if (expected.shape !== found.shape) return ['its tables are not those of this release']
  return [...expected.rows].flatMap(([table, rows]) => {
    const comparable = (row: string) => withoutNew(table, row, since)
    const [wanted, there] = [rows.map(comparable), (found.rows.get(table) ?? []).map(comparable)]
    const lost = without(wanted, there)
    const added = mayHaveMore && table !== journal ? [] : without(there, wanted)
    return [
      ...(lost.length === 0 ? [] : [`of ${table} is lost: ${lost.join(' ')}`]),
      ...(added.length === 0 ? [] : [`of ${table} is there beside: ${added.join(' ')}`]),
    ]
  })
}

/** The table of the migrations that were done. */
const journal = 'drizzle.__drizzle_migrations'
const time = /"?(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?[+-]\d\d)"?/g
/** Ids that differ each time: the numbers of the journal, of which a kill skips some, and the id of the epoch. */
const idOf: Readonly<Record<string, RegExp>> = {
  [journal]: /(?<=^\()\d+/,
  'public.database_epoch': /[\da-f]{8}-[\da-f-]{27}/,
}

/** A row without the times and ids that each migration gives anew. */
function withoutNew(table: string, row: string, since: number): string {
  const id = idOf[table]
  return (id ? row.replace(id, '…') : row).replace(time, (text, at: string) =>
    Date.parse(at) >= since ? '…' : text,
  )
}

/** The rows that are not among the others, each as often as it is missing. */
function without(rows: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others]
  return rows.filter((row) => {
    const at = left.indexOf(row)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
