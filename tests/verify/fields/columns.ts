import type { RunSql } from '../../matrix/kept-rows.ts'

/** A table as the running database describes it. */
export type Table = {
  readonly name: string
  readonly columns: readonly Column[]
  /** The columns of its primary key. */
  readonly key: readonly string[]
}
type Column = { readonly name: string; readonly type: string }

/** A field that somebody sends who has no right to it, with a value that fits its column. */
export type ForeignField = readonly [name: string, value: unknown]

/** The values of foreign fields: a row whose text has one of them has taken the field. */
export const traces = ['7e57f1e1-d500-4000-8000-000000000000', '424242424', '2001-02-03', 'Smuggled'] as const
const [id, number, day, word] = traces

export async function readTables(sql: RunSql): Promise<readonly Table[]> {
  const columns = await sql(`select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by table_name, ordinal_position`)
  const keys = await sql(`select table_name, column_name from information_schema.table_constraints
    join information_schema.key_column_usage using (constraint_schema, constraint_name, table_name)
    where constraint_schema = 'public' and constraint_type = 'PRIMARY KEY'`)
  const of = (rows: typeof columns, table: unknown) => rows.filter(({ table_name }) => table_name === table)
  return [...new Set(columns.map(({ table_name }) => table_name))].map((name) => ({
    name: String(name),
    columns: of(columns, name).map(({ column_name, data_type }) => ({
      name: String(column_name),
      type: String(data_type),
    })),
    key: of(keys, name).map(({ column_name }) => String(column_name)),
  }))
}

/** Fields that the specification's entities have and that no column is called like: the server works some out, and has no others. */
const specified =
  `acceptedAt approvedAt approvedBy approvedDate assignedPlayers assignmentStatus completedQuantity createdBy
  dateAssigned dateCompleted dateCreated inviteCode invitedAt invitedBy isAdmin isOwner isShared isTemplate memberRoles metadata
  permissions photoURL progressPercentage publicName rejectedAt rejectedBy rejectionReason reservedQuantity submissionDate submittedBy
  targetQuantity taskAssignments taskContributions userProfile`.split(/\s+/)

/** Every column of every table, as the database and as the server's own rows spell it, each with a value of each type it has. */
export function foreignFields(tables: readonly Table[]): readonly ForeignField[] {
  const columns = tables.flatMap((table) => table.columns)
  const fields = columns.flatMap(({ name, type }): ForeignField[] => {
    const value = valueFor(type)
    return [
      [name, value],
      [fieldOf(name), value],
    ]
  })
  const known = new Map(
    [...fields, ...specified.map((name) => [name, word] as const)].map((one) => [JSON.stringify(one), one]),
  )
  return [...known.values()]
}

/** What rows and the wire call a column: `created_at` is `createdAt`. */
function fieldOf(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function valueFor(type: string): unknown {
  if (type === 'uuid') return id
  if (type === 'integer' || type === 'bigint') return Number(number)
  if (type === 'boolean') return true
  if (type === 'date') return day
  if (type.startsWith('timestamp')) return `${day}T04:05:06.000Z`
  return type === 'jsonb' ? { [word]: id } : word
}
